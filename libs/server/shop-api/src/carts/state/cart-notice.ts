import type { Executor } from '../../db/database';
import { getOrder } from '../../orders/order-store';
import { findOpenPayment } from '../../payments/find-open-payment';
import { cartErrors } from './cart-errors';
import type { CartRow } from './cart-store';
import { isExpired } from './find-cart';

/** Why a shopper could not continue with a cart. */
export interface CartNotice {
  readonly code: string;
  readonly message: string;
}

/** The notice for the owner of a cart that cannot be used any more; null where there is nothing to say. */
export async function cartNotice(db: Executor, cart: CartRow, now: Date): Promise<CartNotice | null> {
  if (cart.status === 'decided') return noticeAboutDecided(db, cart);
  return cart.status === 'open' && isExpired(cart, now) ? toNotice(cartErrors.expired()) : null;
}

/** No notice about a cancelled order, nor about one whose payment is open. */
async function noticeAboutDecided(db: Executor, cart: CartRow): Promise<CartNotice | null> {
  if (cart.decisionResponse === null || (await findOpenPayment(db, cart)) !== null) return null;
  const { status } = await getOrder(db, cart.decisionResponse.orderId);
  return status === 'cancelled' ? null : toNotice(cartErrors.alreadyDecided());
}

const toNotice = ({ code, message }: CartNotice): CartNotice => ({ code, message });
