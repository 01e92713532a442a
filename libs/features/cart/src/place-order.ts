import { isApiError } from '@shop/api-client';
import { decideCart } from '@shop/contract/carts/decide-cart';
import type { CartContext } from './cart-context';
import { CART_KEY, currentCart } from './cart-key';
import { savePurchase } from './purchase-record';
import { recoverCart } from './recover-cart';
import { webAddress } from './web-address';

/** What the thank-you page needs. */
export interface PlacedOrder {
  readonly orderNo: string;
  readonly orderId: number;
  /** The payment service's page on which the shopper confirms; null where nothing is to be confirmed. */
  readonly paymentPage: string | null;
}

/** There is no cart that could become an order. */
export class NoCartError extends Error {}

/** What the shopper has seen and agreed to. */
export interface Agreement {
  /** Integer yen. */
  readonly total: number;
  /** The kept card that pays; null where none does. */
  readonly savedCardId: number | null;
}

const pageOf = (placed: PlacedOrder | null): string | null => placed?.paymentPage ?? null;

/**
 * Places the order for the total the shopper has seen. The server decides once for each cart token, so a reply that
 * was lost is asked for again, once; it answers the same order.
 */
export async function placeOrder(context: CartContext, agreed: Agreement): Promise<PlacedOrder> {
  const cart = currentCart(context.queryClient);
  const cartToken = context.token.get();
  if (cart === null || cartToken === null) throw new NoCartError('no cart');
  let placed: PlacedOrder | null = null;
  context.paymentInProgress.set();
  try {
    await context.queue.enqueue({
      coalesceAs: null,
      run: async () => {
        placed = await decide(context, cartToken, agreed);
        return cart;
      },
    });
  } finally {
    // A payment that goes on at the payment service is over when the shopper comes back.
    if (pageOf(placed) === null) context.paymentInProgress.consume();
  }
  if (placed === null) throw new NoCartError('no order');
  return placed;
}

async function decide(
  context: CartContext,
  cartToken: string,
  { total, savedCardId }: Agreement,
): Promise<PlacedOrder> {
  const ask = () =>
    context.api.call(decideCart, {
      params: { cart_token: cartToken },
      body: { total_payment: total, ...(savedCardId === null ? {} : { user_card_id: savedCardId }) },
    });
  try {
    const { data } = await ask().catch((error: unknown) => {
      if (isApiError(error) && (error.kind === 'network' || error.kind === 'timeout')) return ask();
      throw error;
    });
    savePurchase(context.device(), { cartToken, orderNo: data.order_no }, Date.now());
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
