import { isApiError } from '@shop/api-client';
import { decideCart } from '@shop/contract/carts/decide-cart';
import type { CartContext } from './cart-context';
import { CART_KEY, currentCart } from './cart-key';
import { savePurchase } from './purchase-record';
import { recoverCart } from './recover-cart';

/** What the thank-you page needs. */
export interface PlacedOrder {
  readonly orderNo: string;
  readonly orderId: number;
  /** The payment service's page on which the shopper confirms; null where nothing is to be confirmed. */
  readonly paymentPage: string | null;
}

/** There is no cart that could become an order. */
export class NoCartError extends Error {}

/**
 * Places the order for the total the shopper has seen. The server decides once for each cart token, so a reply that
 * was lost is asked for again, once; it answers the same order.
 */
export async function placeOrder(context: CartContext, totalSeen: number): Promise<PlacedOrder> {
  const cart = currentCart(context.queryClient);
  const cartToken = context.token.get();
  if (cart === null || cartToken === null) throw new NoCartError('no cart');
  let placed: PlacedOrder | null = null;
  context.paymentInProgress.set();
  try {
    await context.queue.enqueue({
      coalesceAs: null,
      run: async () => {
        placed = await decide(context, cartToken, totalSeen);
        return cart;
      },
    });
  } finally {
    context.paymentInProgress.consume();
  }
  if (placed === null) throw new NoCartError('no order');
  return placed;
}

/** Nothing but a page of the web is ever opened. */
const webAddress = (address: string | null | undefined): string | null =>
  address?.match(/^https?:\/\//) ? address : null;

async function decide(context: CartContext, cartToken: string, totalSeen: number): Promise<PlacedOrder> {
  const ask = () =>
    context.api.call(decideCart, {
      params: { cart_token: cartToken },
      body: { total_payment: totalSeen },
    });
  try {
    const { data } = await ask().catch((error: unknown) => {
      if (isApiError(error) && (error.kind === 'network' || error.kind === 'timeout')) return ask();
      throw error;
    });
    savePurchase(globalThis.localStorage, { cartToken, orderNo: data.order_no }, Date.now());
    const paymentPage = webAddress(data.redirect_url);
    // Until the payment is confirmed the cart's key stays: if it fails, the cart is open again under it.
    if (paymentPage === null) context.token.clear();
    context.queryClient.setQueryData(CART_KEY, null);
    await context.queryClient.invalidateQueries({ queryKey: ['orders'] });
    return { orderNo: data.order_no, orderId: data.order_id, paymentPage };
  } catch (error) {
    if (isApiError(error)) await recoverCart(context, error);
    throw error;
  }
}
