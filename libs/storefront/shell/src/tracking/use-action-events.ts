import { trackedFavourite } from '@shop/feature-catalogue/tracked-favourite';
import type { Consent } from '@shop/feature-tracking/consent';
import { enqueueEvents } from '@shop/feature-tracking/event-queue';
import { sendEvent } from '@shop/feature-tracking/event-sender';
import { useShopServices } from '@shop/query/shop-services-provider';
import { noteUnsentEventAtom } from '@shop/site/state/note-unsent-event';
import { type ShopEvent, shopEventsAtom, tellShopEventAtom } from '@shop/site/state/shop-events';
import { useEffect, useEffectEvent } from 'react';
import { recommendationOf } from './recommendations';

/**
 * Tells what a shopper has done: with the cart, with favourites, by signing in. Without consent nothing is sent, and the
 * popup of such an event is taken from those of the shop. account §4, §7
 */
export function useActionEvents(consent: Consent): void {
  const services = useShopServices();
  const { store, queryClient } = services;
  const handle = useEffectEvent((event: ShopEvent) => {
    if (consent === 'given')
      enqueueEvents(store, () =>
        sendEvent(services, event, { recommendation: recommendationOf(store, event) }),
      );
    else store.set(noteUnsentEventAtom, event.name);
  });
  useEffect(() => {
    const takeAll = () => {
      const events = store.get(shopEventsAtom);
      if (events.length === 0) return;
      store.set(shopEventsAtom, []);
      for (const event of events) handle(event);
    };
    takeAll();
    return store.sub(shopEventsAtom, takeAll);
  }, [store]);
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((change) => {
        if (change.type !== 'updated' || change.action.type !== 'success') return;
        const item = trackedFavourite(queryClient, change.mutation);
        if (item !== null) store.set(tellShopEventAtom, { name: 'add_to_wishlist', items: [item] });
      }),
    [queryClient, store],
  );
}
