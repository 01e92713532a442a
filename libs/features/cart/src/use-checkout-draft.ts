import { useShopServices } from '@shop/query/shop-services-provider';
import { type ShopStorageServices, tabStorage } from '@shop/site/storage/shop-storage';
import { type TabDraft, tabDraft } from '@shop/site/storage/tab-draft';
import { useCallback, useEffect, useState } from 'react';
import type * as v from 'valibot';
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

/** What tells one cart from another: the keys of its destinations, or of its gift; before it has any, whose cart it is. */
interface DraftCart extends Pick<CartView, 'id' | 'userId'> {
  readonly shippings: readonly Pick<CartView['shippings'][number], 'key'>[];
  readonly gift: Pick<NonNullable<CartView['gift']>, 'key'> | null;
}

/** The draft of this name in the steps of an order. */
export const checkoutDraft = <Draft>(
  services: ShopStorageServices,
  name: string,
  schema: v.GenericSchema<unknown, Draft>,
): TabDraft<Draft> => tabDraft(tabStorage(services), `checkout_${name}`, schema);

/**
 * Keeps what is written in a step of a cart's order in the tab, so that it survives an error, a reload and the way back.
 * It belongs to the cart with this first destination, or to this cart and its member. The schema stands outside the component.
 */
export function useCheckoutDraft<Draft>(
  { id, userId, shippings, gift }: DraftCart,
  name: string,
  schema: v.GenericSchema<unknown, Draft>,
): CheckoutDraft<Draft> {
  const services = useShopServices();
  const cartKey = shippings[0]?.key ?? gift?.key ?? `${id} ${userId ?? 'guest'}`;
  const [kept, setKept] = useState<{ readonly cartKey: string; readonly draft: Draft | null }>();
  useEffect(
    () => setKept({ cartKey, draft: checkoutDraft(services, name, schema).read(cartKey) }),
    [services, name, cartKey, schema],
  );
  const keep = useCallback(
    (draft: Draft) => {
      setKept({ cartKey, draft });
      checkoutDraft(services, name, schema).save(cartKey, draft);
    },
    [services, name, cartKey, schema],
  );
  const drop = useCallback(() => {
    setKept({ cartKey, draft: null });
    checkoutDraft(services, name, schema).drop(cartKey);
  }, [services, name, cartKey, schema]);
  return { draft: kept?.cartKey === cartKey ? kept.draft : null, keep, drop };
}
