import { isApiError } from '@shop/api-client/api-error';
import { clearCartPaymentError } from '@shop/contract/carts/clear-cart-payment-error';
import { decideCart } from '@shop/contract/carts/decide-cart';
import { acceptCart } from './accept-cart';
import type { CartContext } from './cart-context';
import { cartErrorKind } from './cart-error-kind';
import { cartKeys } from './cart-keys';
import { currentCart } from './current-cart';
import type { CartView } from './cart-view';
import { openCart } from './open-cart';
import { savePurchase } from './purchase-record';
import { recoverCart } from './recover-cart';
import { webUrlOrNull } from './web-url-or-null';
import { QUERY_ROOTS } from '@shop/query/query-roots';

/** What the thank-you page needs. */
export interface PlacedOrder {
  readonly orderNo: string;
  readonly orderId: number;
  /** The payment service's page on which the shopper confirms; null where nothing is to be confirmed. */
  readonly paymentPage: string | null;
  /** The payment service has not said yes yet: the order counts once it has. */
  readonly isPaymentOpen: boolean;
}

/** There is no cart that could become an order. */
export class NoCartError extends Error {}

/** What the shopper has seen and agreed to. */
export interface Agreement {
  /** The cart as it was shown: its total, and what it says of the payment before. */
  readonly cart: Pick<CartView, 'totals' | 'paymentError' | 'paymentAttempt'>;
  /** The kept card that pays; null where none does. */
  readonly savedCardId: number | null;
}

const pageOf = (placed: PlacedOrder | null): string | null => placed?.paymentPage ?? null;

/**
 * Places the order for the total the shopper has seen. Whoever presses although the payment before has failed, as the
 * page says, takes note of that failure first. The server decides once for each cart token and attempt at paying, so a
 * reply that was lost is asked for again, once; it answers the same order, or the same failure.
 */
export async function placeOrder(context: CartContext, agreed: Agreement): Promise<PlacedOrder> {
  const cart = currentCart(context.queryClient);
  const cartToken = context.token.get();
  if (cart === null || cartToken === null) {
    // Another tab has signed out: what is shown is nobody's any more.
    void context.queryClient.invalidateQueries({ queryKey: cartKeys.cart });
    throw new NoCartError('no cart');
  }
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

async function decide(context: CartContext, cartToken: string, agreed: Agreement): Promise<PlacedOrder> {
  try {
    await acknowledgePaymentError(context, cartToken, agreed);
    const data = await requestDecision(context, cartToken, agreed);
    savePurchase(context.device(), { cartToken, orderNo: data.order_no }, Date.now());
    const paymentPage = webUrlOrNull(data.redirect_url);
    const isPaymentOpen = data.payment_state === 'waiting' || data.payment_state === 'pending';
    if (!isPaymentOpen) {
      context.token.clear();
      context.queryClient.setQueryData(cartKeys.cart, null);
    } else if (paymentPage === null) {
      // Until the payment is confirmed the cart keeps its key, and says what it waits for.
      await openCart(context);
    }
    await context.queryClient.invalidateQueries({ queryKey: [QUERY_ROOTS.orders] });
    return { orderNo: data.order_no, orderId: data.order_id, paymentPage, isPaymentOpen };
  } catch (error) {
    if (isApiError(error)) {
      // What another tab has decided may wait for its payment: the cart itself says so.
      if (cartErrorKind(error) === 'already-decided') await openCart(context);
      else await recoverCart(context, error);
    }
    throw error;
  }
}

/** Ends the failure that the shopper has read; one that came after it stays, and the decision is refused with it. */
async function acknowledgePaymentError(
  context: CartContext,
  cartToken: string,
  { cart }: Agreement,
): Promise<void> {
  if (cart.paymentError === null) return;
  const body = { cart_token: cartToken, payment_attempt: cart.paymentAttempt };
  acceptCart(context, (await context.api.call(clearCartPaymentError, { body })).data);
}

async function requestDecision({ api }: CartContext, cartToken: string, { cart, savedCardId }: Agreement) {
  const ask = () =>
    api.call(decideCart, {
      params: { cart_token: cartToken },
      body: {
        total_payment: cart.totals.payment,
        payment_attempt: cart.paymentAttempt,
        ...(savedCardId === null ? {} : { user_card_id: savedCardId }),
      },
    });
  const { data } = await ask().catch((error: unknown) => {
    if (isApiError(error) && (error.kind === 'network' || error.kind === 'timeout')) return ask();
    throw error;
  });
  return data;
}
