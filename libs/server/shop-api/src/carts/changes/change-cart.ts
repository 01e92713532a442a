import type { Cart } from '@shop/contract/carts/cart';
import type { Executor } from '../../db/database';
import { DAY_MS } from '../../durations';
import { consumeRateLimit } from '../../http/rate-limit';
import type { RouteContext } from '../../http/route-context';
import { abandonPayment } from '../../payments/abandon-payment';
import { visibleModels } from '../../tags/visible-models';
import { findOpenPayment } from '../../payments/find-open-payment';
import { rehearseWithoutPayment } from '../../payments/rehearse-without-payment';
import { loadCartState } from '../state/cart-state';
import { type CartChange, type CartRow, updateCart } from '../state/cart-store';
import { expiryFrom, findOwnCart, requireOpen } from '../state/find-cart';
import { presentCart } from '../state/present-cart';
import { readCart } from '../state/read-cart';
import { fitPackings } from './fit-packings';
import { recordRequest } from './record-request';
import { requireAvailable } from '../state/require-available';
import type { CartChangeContext } from './cart-change-context';

/** Changes of guests' carts from one client IP: more than three thousand shoppers make. What they add is kept for weeks. */
const GUESTS_A_DAY = { count: 50_000, windowMs: DAY_MS };

/** One change of a cart. The returned columns are written into the cart's row. */
export type ChangeCart = (work: CartChangeContext) => Promise<CartChange | undefined>;

/**
 * Changes an open cart in one transaction that locks its row, and returns the whole cart: concurrent changes never
 * mix, and a rejected change leaves nothing behind. Every change renews the cart's expiry and clears the error of a
 * failed payment. A change that was carried out under its request key before only returns the cart.
 *
 * A change abandons the cart's open payment, in this order: the key is recognised; the change is rehearsed in a
 * transaction that is rolled back; the payment is abandoned; the change is made. The payment service is called outside
 * transactions and cannot take back what it has voided, so that the rejection must be known before. Whatever changes
 * between rehearsal and change, such as the last piece that somebody else buys, still rejects after the payment is gone.
 */
export async function changeCart(
  context: RouteContext,
  token: string,
  change: ChangeCart,
  requireState: (cart: CartRow, now: Date) => void = requireOpen,
): Promise<Cart> {
  const { db, clock, member, rateIp } = context;
  if (member === null) await consumeRateLimit(db, clock, `cart-changes/${rateIp}`, GUESTS_A_DAY);
  // Before the transaction, which holds the embedded database's only connection.
  const visible = await visibleModels(context);
  const makeChange = async (tx: Executor): Promise<Cart> => {
    const cart = await findOwnCart(tx, context, token, { isLocking: true });
    requireState(cart, clock.now());
    const ofRequest = recordRequest(context, cart);
    if (ofRequest === 'repeated') return presentCart(await loadCartState(tx, context, cart), token);
    const ofChange = await change({ tx, cart, context, visible });
    await fitPackings(tx, cart.id);
    const changed = {
      paymentError: null,
      ...ofRequest,
      ...ofChange,
      revision: cart.revision + 1,
      expiresAt: expiryFrom(context),
    };
    await updateCart(tx, cart.id, changed);
    const state = await loadCartState(tx, context, { ...cart, ...changed });
    requireAvailable(state.lines);
    return presentCart(state, token);
  };

  const seen = await findOwnCart(db, context, token, { isLocking: false });
  const isRepeated = recordRequest(context, seen) === 'repeated';
  const open = await findOpenPayment(db, seen);
  if (open !== null) {
    if (isRepeated) return presentCart(await readCart(context, token), token);
    await rehearseWithoutPayment(context, open.reference, makeChange);
    await abandonPayment(context, seen);
  }
  return db.transaction(makeChange);
}
