import { trackPurchase } from '@shop/feature-cart/track-purchase';
import { useShopServices } from '@shop/query/shop-services-provider';
import { isCheckedAtom } from '@shop/session/session-atoms';
import { deviceStorage } from '@shop/site/shop-storage';
import { waitForSettings } from '@shop/site/wait-for-settings';
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
  const isChecked = useAtomValue(isCheckedAtom);
  const isComplete = pageOfMatches(useMatches())?.id === 'cart-complete';
  const track = useEffectEvent(() =>
    trackPurchase(services.api, deviceStorage(services), Date.now(), async (purchase) => {
      const settings = await waitForSettings(services.queryClient);
      if (settings === null || settings.gtmId === null) return false;
      const push = () => (pushToTagManager({ ...purchase }) ? true : null);
      return (await waitUntil(push, TAG_MANAGER_WAIT)) ?? false;
    }),
  );
  useEffect(() => {
    // The API client has recorded the error. The order is valid without its tracking.
    if (isComplete && isChecked) void track().catch(() => undefined);
  }, [isComplete, isChecked]);
}
