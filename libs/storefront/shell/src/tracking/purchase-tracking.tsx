import { orderOutcomeQuery } from '@shop/feature-cart/order-outcome-query';
import { trackPurchase } from '@shop/feature-cart/track-purchase';
import { useCompletedOrderNo } from '@shop/feature-cart/use-completed-order-no';
import type { Consent } from '@shop/feature-tracking/consent';
import { enqueueEvents } from '@shop/feature-tracking/event-queue';
import { sendEvent } from '@shop/feature-tracking/event-sender';
import { useShopServices } from '@shop/query/shop-services-provider';
import { isCheckedAtom } from '@shop/session/session-atoms';
import { noteUnsentEventAtom } from '@shop/site/state/note-unsent-event';
import { deviceStorage } from '@shop/site/storage/shop-storage';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai/react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Tracks the purchase on the page that thanks for the order, with the shopper's consent, once its payment has succeeded
 * or is not due yet; without it, the purchase's popup waits for the next page all the same. An order whose outcome cannot be
 * fetched is not told of. account §4, §7
 */
export function PurchaseTracking({ consent }: { readonly consent: Consent }) {
  const services = useShopServices();
  const isChecked = useAtomValue(isCheckedAtom);
  const named = new URLSearchParams(useLocation().search).get('order');
  const orderNo = useCompletedOrderNo(named) ?? '';
  const { data: outcome } = useQuery({
    ...orderOutcomeQuery(services, orderNo),
    enabled: isChecked && orderNo !== '',
  });
  const isPlaced = outcome === 'placed';
  const track = useEffectEvent(() =>
    enqueueEvents(services.store, async () => {
      const isUnsent = await trackPurchase(
        services.api,
        deviceStorage(services),
        { orderNo, nowMs: services.clock.now() },
        consent === 'given' ? (purchase) => sendEvent(services, purchase) : null,
      );
      if (isUnsent) services.store.set(noteUnsentEventAtom, 'purchase');
    }),
  );
  useEffect(() => {
    // The API client has recorded the error. The order is valid without its tracking.
    if (isPlaced) track();
  }, [isPlaced, orderNo, consent]);
  return null;
}
