import { measurePurchase } from '@shop/feature-cart/measure-purchase';
import { useShopServices } from '@shop/query/shop-services-provider';
import { isCheckedAtom } from '@shop/session/session-atoms';
import { deviceStorage } from '@shop/site/own-storage';
import { useSettings } from '@shop/site/use-settings';
import { waitUntil } from '@shop/site/wait-until';
import { useAtomValue } from 'jotai/react';
import { useEffect, useEffectEvent } from 'react';
import { useMatches } from 'react-router-dom';
import { pageOfMatches } from '../page/route-handle';
import { pushToTagManager } from './load-tag-manager';

/** How long to wait for the tag manager, which is loaded with the page. */
const TAG_MANAGER_WAIT = { maxMs: 3_000, stepMs: 100 };

/** Tracks the purchase on the page that thanks for the order, in shops with a tag manager. account §7 */
export function usePurchaseTracking(): void {
  const services = useShopServices();
  const { gtmId } = useSettings();
  const isChecked = useAtomValue(isCheckedAtom);
  const isComplete = pageOfMatches(useMatches())?.id === 'cart-complete';
  const measure = useEffectEvent(() =>
    measurePurchase(services.api, deviceStorage(services), Date.now(), async (purchase) => {
      if (gtmId === null) return false;
      const push = () => (pushToTagManager({ ...purchase }) ? true : null);
      return (await waitUntil(push, TAG_MANAGER_WAIT)) ?? false;
    }),
  );
  useEffect(() => {
    // The API client has recorded the error. The order is valid without its tracking.
    if (isComplete && isChecked) void measure().catch(() => undefined);
  }, [isComplete, isChecked]);
}
