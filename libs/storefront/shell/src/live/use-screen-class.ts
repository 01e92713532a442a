import { useShopServices } from '@shop/query/shop-services-provider';
import { currentSettings } from '@shop/site/settings-query';
import { followScreenClass } from '@shop/site/follow-screen-class';
import { waitForSettings } from '@shop/site/wait-for-settings';
import { useEffect } from 'react';

/** Keeps the screen class (phone, tablet, desktop) by the shop's breakpoints, once its settings are loaded. core §4 */
export function useScreenClass(): void {
  const { queryClient, store } = useShopServices();
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isUnmounted = false;
    void waitForSettings(queryClient).then((settings) => {
      if (settings === null || isUnmounted) return;
      stop = followScreenClass(store, () => currentSettings(queryClient) ?? settings);
    });
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, [queryClient, store]);
}
