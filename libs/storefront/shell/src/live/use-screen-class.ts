import { useShopServices } from '@shop/query/shop-services-provider';
import { currentSettings } from '@shop/site/settings-query';
import { followScreenClass } from '@shop/site/follow-screen-class';
import { waitForSettings } from '@shop/site/wait-for-settings';
import { useEffect } from 'react';

/** Classes the window by the shop's breakpoints as soon as its settings are there. core §4 */
export function useScreenClass(): void {
  const { queryClient, store } = useShopServices();
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isGone = false;
    void waitForSettings(queryClient).then((settings) => {
      if (settings === null || isGone) return;
      stop = followScreenClass(store, () => currentSettings(queryClient) ?? settings);
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [queryClient, store]);
}
