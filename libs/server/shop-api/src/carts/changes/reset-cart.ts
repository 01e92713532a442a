import { clearCartCoupons } from '../../coupons/cart-coupon-store';
import type { CartChange } from '../state/cart-store';
import type { CartChangeContext } from './cart-change-context';
import { loadCartLines } from '../state/cart-lines';
import { deleteLines } from '../state/line-store';
import { isExpired } from '../state/find-cart';
import { isBuyable } from '../state/require-available';
import { clearDeliveryRequests, deleteShippings } from '../state/shipping-store';

/**
 * Empties a cart; with `product_not_found` it removes only products that are no longer sold, and their delivery
 * wishes. One that another tab has emptied because it had expired, and may have filled since, is not emptied again.
 */
export async function resetCart(
  { tx, cart, now }: Pick<CartChangeContext, 'tx' | 'cart'> & { readonly now: Date },
  reason: 'product_not_found' | 'expired' | undefined,
): Promise<CartChange | undefined> {
  if (reason === 'product_not_found') {
    const gone = (await loadCartLines(tx, cart.id, null)).filter((line) => !isBuyable(line));
    if (gone.length > 0) await deleteLines(tx, cart.id, { ids: gone.map(({ id }) => id) });
    await clearDeliveryRequests(tx, cart.id);
    return undefined;
  }
  if (reason === 'expired' && !isExpired(cart, now)) return undefined;
  await deleteLines(tx, cart.id, 'all');
  await deleteShippings(tx, cart.id);
  await clearCartCoupons(tx, cart.id);
  return { paymentId: null, remarks: '', points: 0, paymentError: null, receiver: null };
}
