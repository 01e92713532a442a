import { signingKey } from '../auth/signing-key';
import type { Executor } from '../db/database';
import type { StoredDecision } from '../db/schema';
import type { RouteContext } from '../http/route-context';
import { insertOrder } from '../orders/insert-order';
import { orderConfirmationMail } from '../orders/order-confirmation-mail';
import { receiptTokenOf } from '../orders/receipt-token';
import { takeStock } from '../orders/take-stock';
import { cartFailures } from './cart-failures';
import { type CartState, loadCartState } from './cart-state';
import { type CartRow, updateCart } from './cart-store';
import { checkDecision } from './check-decision';
import { findOwnCart, refuseUnlessOpen } from './find-cart';

/** What the shopper agreed to. */
export interface DecisionRequest {
  readonly total_payment: number;
}

export interface Decision extends StoredDecision {
  readonly receiptToken: string;
}

/**
 * Turns a cart into an order, exactly once: everything happens in one transaction that holds the cart's row. Whoever
 * repeats the request, also at the same time, waits for the row and gets the stored answer; another total under a
 * decided cart is refused. Mails leave after commit.
 */
export async function decideCart(
  context: RouteContext,
  token: string,
  request: DecisionRequest,
): Promise<Decision> {
  // Read before the transaction: the embedded database has one connection, which the transaction then holds.
  const serverKey = await signingKey(context);
  const { decision, isNew } = await context.db.transaction(async (tx) => {
    const cart = await findOwnCart(tx, context, token, { isLocking: true });
    const earlier = earlierDecision(cart, request);
    if (earlier !== null) return { decision: earlier, isNew: false };
    return { decision: await placeOrder(tx, context, cart, request, serverKey), isNew: true };
  });
  if (isNew) void context.mail.flush();
  return { ...decision, receiptToken: receiptTokenOf(serverKey, decision.orderNo) };
}

const requestText = ({ total_payment }: DecisionRequest): string => JSON.stringify({ total_payment });

function earlierDecision(cart: CartRow, request: DecisionRequest): StoredDecision | null {
  if (cart.status !== 'decided' || cart.decisionAnswer === null) return null;
  if (cart.decisionRequest !== requestText(request)) throw cartFailures.alreadyDecided();
  return cart.decisionAnswer;
}

async function placeOrder(
  tx: Executor,
  context: RouteContext,
  cart: CartRow,
  request: DecisionRequest,
  serverKey: Uint8Array,
): Promise<StoredDecision> {
  const orderedAt = context.clock.now();
  refuseUnlessOpen(cart, orderedAt);
  const state = await loadCartState(tx, context, cart);
  const checked = await checkDecision(tx, context, state, request.total_payment);
  await takeStockOf(tx, state);
  const { orderId, orderNo, bankAccount, dueOn } = await insertOrder(tx, {
    state,
    ...checked,
    orderedAt,
    serverKey,
  });
  const decision: StoredDecision = {
    orderId,
    orderNo,
    orderedAt: orderedAt.toISOString(),
    totalPayment: state.amounts.totalPayment,
    paymentId: checked.payment.paymentId,
    paymentName: checked.payment.name,
    bankAccount,
    dueOn,
  };
  await updateCart(tx, cart.id, {
    status: 'decided',
    decisionRequest: requestText(request),
    decisionAnswer: decision,
  });
  await context.mail.send(tx, orderConfirmationMail(context, state, decision));
  return decision;
}

async function takeStockOf(tx: Executor, { lines }: CartState): Promise<void> {
  const pieces = lines.flatMap(({ product, quantity }) =>
    product === null ? [] : [{ productId: product.id, quantity }],
  );
  const short = await takeStock(tx, pieces);
  if (short === null) return;
  const line = lines.find(({ product }) => product?.id === short);
  throw cartFailures.outOfStock(line?.product?.name ?? line?.productName ?? '');
}
