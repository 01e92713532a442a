import { isApiError } from '@shop/api-client/is-api-error';
import { repeatLostCalls } from '@shop/api-client/repeat-lost-calls';
import { decideCart } from '@shop/contract/carts/decide-cart';
import { atom } from 'jotai/vanilla';
import { acknowledgePaymentError, agreedRevision } from './acknowledge-payment-error';
import { announceOrder } from './cart-changes';
import type { CartContext } from './cart-context';
import { cartErrorKind } from './cart-error-kind';
import { cartKeys } from './cart-keys';
import { currentCart } from './current-cart';
import type { CartView } from './cart-view';
import { findOutDecision, isUnclear } from './find-out-decision';
import { initCart } from './init-cart';
import { savePurchase } from './purchase-record';
import { recoverOrder } from './recover-order';
import { totalsReconcile } from './totals-reconcile';
import { webUrlOrNull } from '@shop/site/paths/web-url-or-null';
import * as QUERY_ROOTS from '@shop/query/query-roots';

/** The order that was decided, with what the next page needs. */
export interface DecidedOrder {
  readonly orderNo: string;
  /** The payment service's page on which the shopper confirms; null where no confirmation is needed. */
  readonly paymentPage: string | null;
  /** The payment service has not confirmed the payment yet; the order is decided once it has. */
  readonly isPaymentOpen: boolean;
}

/** Thrown where there is no cart to order. */
export class NoCartError extends Error {}

/** Thrown where the server's figures do not add up: nothing is ordered. */
export class TotalsMismatchError extends Error {}

/** What the shopper agrees to by ordering. */
export interface Agreement {
  /** The cart as it was shown: its token, its revision, its figures, and the error of the last payment. */
  readonly cart: Pick<
    CartView,
    'token' | 'revision' | 'lines' | 'totals' | 'paymentError' | 'paymentAttempt'
  >;
  /** The saved card to pay with; null where none is used. */
  readonly savedCardId: number | null;
}

/** What an order changes beside the cart: the orders, what a company has approved, and what it may still owe. */
const CHANGED_BY_ORDER = [
  [QUERY_ROOTS.orders],
  [QUERY_ROOTS.orderApprovals],
  [QUERY_ROOTS.account, 'company'],
] as const;

const pageOf = (decided: DecidedOrder | null): string | null => decided?.paymentPage ?? null;

/** A decision of this tab: by the cart and the attempt at paying it that it is about. */
interface Decision {
  readonly of: string;
  readonly order: Promise<DecidedOrder>;
}
/** The decision that runs in this tab, or that has placed the last order. */
const decisionAtom = atom<Decision | null>(null);

/**
 * Places the order for the cart that the shopper has seen. If the page showed a failed payment, that error is
 * acknowledged first. The server decides once for each cart token and payment attempt, so a call whose response was
 * lost is repeated and returns the same order or the same error; where none arrives, or a 500, the server is asked what became
 * of it. Whoever presses again gets the order of the first press,
 * while it is being placed and after that, when the tab has no cart any more; after a failure it is tried anew.
 */
export function decideOrder(context: CartContext, agreed: Agreement): Promise<DecidedOrder> {
  const { store } = context;
  const of = `${agreed.cart.token} ${agreed.cart.paymentAttempt}`;
  const earlier = store.get(decisionAtom);
  if (earlier?.of === of) return earlier.order;
  const decision: Decision = { of, order: enqueueDecision(context, agreed) };
  store.set(decisionAtom, decision);
  const forget = () => {
    if (store.get(decisionAtom) === decision) store.set(decisionAtom, null);
  };
  // An open payment leaves the cart, whose payment may have another page by the next press.
  decision.order.then(({ isPaymentOpen }) => {
    if (isPaymentOpen) forget();
  }, forget);
  return decision.order;
}

async function enqueueDecision(context: CartContext, agreed: Agreement): Promise<DecidedOrder> {
  const cart = currentCart(context.queryClient);
  const cartToken = context.token.get();
  if (cart === null || cartToken === null) {
    // Another tab has signed out, so the cart on the page no longer exists.
    void context.queryClient.invalidateQueries({ queryKey: cartKeys.cart });
    throw new NoCartError('no cart');
  }
  if (!totalsReconcile(agreed.cart)) {
    void context.queryClient.invalidateQueries({ queryKey: cartKeys.cart });
    throw new TotalsMismatchError(
      `The figures of the cart do not add up: ${JSON.stringify(agreed.cart.totals)}`,
    );
  }
  let decided: DecidedOrder | null = null;
  context.paymentInProgress.set();
  try {
    await context.queue.enqueue({
      coalesceAs: null,
      run: async () => {
        decided = await decide(context, cartToken, agreed);
        return cart;
      },
    });
  } finally {
    // With a payment page the mark stays until the shopper returns from the payment service.
    if (pageOf(decided) === null) context.paymentInProgress.consume();
  }
  if (decided === null) throw new NoCartError('the decision did not run');
  return decided;
}

async function decide(context: CartContext, cartToken: string, agreed: Agreement): Promise<DecidedOrder> {
  try {
    await acknowledgePaymentError(context, cartToken, agreed.cart);
    const data = await requestDecision(context, cartToken, agreed);
    const paymentPage = webUrlOrNull(data.redirect_url);
    const isPaymentOpen = data.payment_state === 'waiting' || data.payment_state === 'pending';
    const purchase = { cartToken, orderNo: data.order_no, isUnthanked: !isPaymentOpen };
    savePurchase(context.device(), purchase, context.clock.now());
    announceOrder(context.device(), context.clock.now());
    if (!isPaymentOpen) {
      context.token.clear();
      context.queryClient.setQueryData(cartKeys.cart, null);
    } else if (paymentPage === null) {
      // Until the payment is confirmed the cart stays, with its open payment.
      await initCart(context);
    }
    await Promise.all(
      CHANGED_BY_ORDER.map((queryKey) => context.queryClient.invalidateQueries({ queryKey: [...queryKey] })),
    );
    return { orderNo: data.order_no, paymentPage, isPaymentOpen };
  } catch (error) {
    if (isApiError(error)) {
      // Another tab has placed the order, which may wait for its payment: the cart has the open payment.
      if (cartErrorKind(error) === 'already-decided') await initCart(context);
      else await recoverOrder(context, error, cartToken);
    }
    throw error;
  }
}

async function requestDecision(context: CartContext, cartToken: string, agreed: Agreement) {
  try {
    return await sendDecision(context, cartToken, agreed);
  } catch (error) {
    if (!isApiError(error) || !isUnclear(error)) throw error;
    return await findOutDecision(context, cartToken, error);
  }
}

async function sendDecision({ api }: CartContext, cartToken: string, { cart, savedCardId }: Agreement) {
  const { data } = await repeatLostCalls(api).call(decideCart, {
    params: { cart_token: cartToken },
    body: {
      total_payment: cart.totals.payment,
      revision: agreedRevision(cart),
      payment_attempt: cart.paymentAttempt,
      ...(savedCardId === null ? {} : { user_card_id: savedCardId }),
    },
  });
  return data;
}
