import { useShopServices } from '@shop/query/shop-services-provider';
import type { FormDraft } from '@shop/site/form/form-draft';
import { useEffect, useMemo, useState } from 'react';
import * as v from 'valibot';
import type { CartView } from './cart-view';
import { checkoutDraft } from './use-checkout-draft';

const Values = v.record(v.string(), v.string());

/** The draft of a form in a step of an order. */
export interface CheckoutFormDraft extends FormDraft {
  /** Forgets it: it was sent, or given up. */
  readonly drop: () => void;
}

/**
 * Keeps what is written in a form of a cart's order in the tab, so that it survives an error, a reload and the way back;
 * null until the tab's storage has been read. `place` says which of several forms of this name it is: another one's draft is
 * passed over, as is that of whoever ordered in this tab before.
 */
export function useFormDraft(
  { id, userId }: Pick<CartView, 'id' | 'userId'>,
  name: string,
  place = '',
): CheckoutFormDraft | null {
  const services = useShopServices();
  const owner = `${id} ${userId ?? 'guest'} ${place}`;
  const [read, setRead] = useState<{ readonly owner: string; readonly values: FormDraft['values'] }>();
  useEffect(
    () => setRead({ owner, values: checkoutDraft(services, name, Values).read(owner) }),
    [services, name, owner],
  );
  return useMemo(
    () =>
      read?.owner === owner
        ? {
            values: read.values,
            keep: (values) => checkoutDraft(services, name, Values).save(owner, values),
            drop: () => checkoutDraft(services, name, Values).drop(owner),
          }
        : null,
    [read, services, name, owner],
  );
}
