import type { ShopServices } from '@shop/query/shop-services';
import { useShopServices } from '@shop/query/shop-services-provider';
import { tabStorage } from '@shop/site/shop-storage';
import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import type { CartView } from './cart-view';

/** What is written in a step of an order and not sent yet. */
export interface CheckoutDraft<Draft> {
  /** Null where nothing was written, and until the tab's storage has been read. */
  readonly draft: Draft | null;
  /** Keeps it for when the page is reloaded or returned to. */
  readonly keep: (draft: Draft) => void;
  /** Forgets it: it was sent, or given up. */
  readonly drop: () => void;
}

/** Under this name, after the shop's prefix, the tab's storage has the draft. */
const nameOf = (name: string): string => `checkout_${name}`;

/** A draft belongs to the cart with this destination: nobody else who orders in this tab finds it. */
const Stored = v.object({ owner: v.string(), draft: v.unknown() });

function readDraft<Draft>(
  services: Pick<ShopServices, 'queryClient' | 'channel'>,
  name: string,
  owner: string,
  schema: v.GenericSchema<unknown, Draft>,
): Draft | null {
  const text = tabStorage(services).getItem(nameOf(name));
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), Stored), text);
  if (!stored.success || stored.output.owner !== owner) return null;
  const draft = v.safeParse(schema, stored.output.draft);
  return draft.success ? draft.output : null;
}

/**
 * Keeps what is written in a step of a cart's order in the tab, so that it survives an error, a reload and the way back.
 * The schema stands outside the component; what does not fit it is passed over.
 */
export function useCheckoutDraft<Draft>(
  { shippings }: Pick<CartView, 'shippings'>,
  name: string,
  schema: v.GenericSchema<unknown, Draft>,
): CheckoutDraft<Draft> {
  const services = useShopServices();
  const owner = shippings[0]?.key ?? '';
  const [draft, setDraft] = useState<Draft | null>(null);
  useEffect(() => setDraft(readDraft(services, name, owner, schema)), [services, name, owner, schema]);
  const keep = useCallback(
    (next: Draft) => {
      setDraft(next);
      tabStorage(services).setItem(nameOf(name), JSON.stringify({ owner, draft: next }));
    },
    [services, name, owner],
  );
  const drop = useCallback(() => {
    setDraft(null);
    tabStorage(services).removeItem(nameOf(name));
  }, [services, name]);
  return { draft, keep, drop };
}
