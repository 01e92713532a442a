import type { Executor } from '../../db/database';
import type { RouteContext } from '../../http/route-context';
import { listShownPackings } from '../../packings/packing-store';
import { cartErrors } from './cart-errors';
import { type CartState, loadCartState } from './cart-state';
import type { CartRow } from './cart-store';
import type { PackingLine } from './packing-lines';
import { listShippings } from './shipping-store';

/** A packing of a destination; the words of a noshi or a card cost nothing, so they are left out. */
interface PreviewedPacking {
  readonly shipping_key: string;
  readonly packing_key: string;
  readonly quantity: number;
}

/** The cart as it would be with these packings; throws a 422 where a destination or a packing is unknown. */
export async function previewPackings(
  db: Executor,
  context: RouteContext,
  cart: CartRow,
  previewed: readonly PreviewedPacking[],
): Promise<CartState> {
  const shippings = await listShippings(db, cart.id);
  const offered = await listShownPackings(db, context.channel.id);
  const packings = previewed.map(({ shipping_key, packing_key, quantity }, index): PackingLine => {
    const shipping = shippings.find(({ key }) => key === shipping_key);
    if (shipping === undefined) throw cartErrors.shippingNotFound();
    const packing = offered.find(({ key }) => key === packing_key);
    if (packing === undefined) throw cartErrors.packingNotFound();
    const row = {
      id: index,
      key: `${shipping_key}-${packing_key}`,
      cartId: cart.id,
      shippingId: shipping.id,
      packingId: packing.id,
      quantity,
      noshiTitle: '',
      noshiName: '',
    };
    return { row, packing };
  });
  return loadCartState(db, context, cart, packings);
}
