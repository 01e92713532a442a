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

/** The tag manager comes with the page; it is looked for no longer. */
const TAG_MANAGER_WAIT = { maxMs: 3_000, stepMs: 100 };

/** On the page that thanks for an order: the purchase is told to the tag manager, where there is one. account §7 */
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
    // A failure is written down with its call; the order stands without its measure.
    if (isComplete && isChecked) void measure().catch(() => undefined);
  }, [isComplete, isChecked]);
}
