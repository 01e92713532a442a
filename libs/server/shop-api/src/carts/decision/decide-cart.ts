import { PAYMENTS } from '@shop/contract/payments/payments';
import { signingKey } from '../../auth/signing-key';
import { verifiedOwnerId } from '../../auth/verified-owner-id';
import type { Executor } from '../../db/database';
import type { StoredDecision } from '../../db/schema';
import type { RouteContext } from '../../http/route-context';
import { applyCoupons } from '../../coupons/apply-coupons';
import { couponHolder } from '../../coupons/cart-coupon-store';
import { rejected } from '../../http/http-error';
import { guestOrderLinks } from '../../guest-orders/guest-order-links';
import { isProvenRecipient } from '../../mail/is-proven-recipient';
import { countOrderMails } from '../../orders/count-order-mails';
import { insertOrder } from '../../orders/insert-order';
import { cancelKeyOfProducts } from '../../orders/product-cancel-keys';
import { newOrderMail } from '../../orders/new-order-mail';
import { orderConfirmationMail } from '../../orders/order-confirmation-mail';
import { grantOrderPoints } from '../../orders/order-points';
import type { OrderRow } from '../../orders/order-store';
import { receiptTokenOf } from '../../orders/receipt-token';
import { openTransaction } from '../../payments/payment-transaction-store';
import { serviceCodeOf } from '../../payment-services/service-code';
import { cardNotFound } from '../../user-cards/user-card-service';
import { findOwnCard } from '../../user-cards/user-card-store';
import { socialGiftTokenOf, socialGiftUrl } from '../../social-gifts/social-gift-token';
import { holdUnpaid } from '../../orders/unpaid-holds';
import { countPieces, takeStock } from '../../orders/take-stock';
import { spendPoints } from '../../points/point-ledger';
import { pointBalance } from '../../points/point-store';
import { frontSettings } from '../../site/front-settings';
import { giftExpiry } from '../../social-gifts/gift-expiry';
import { limitInvitations } from '../../social-gifts/limit-invitations';
import { isInvitedOncePaid } from '../../social-gifts/invitation-of-paid-gift';
import { giftInvitation } from '../../social-gifts/gift-mails';
import { lockMember } from '../../users/lock-member';
import { cartErrors } from '../state/cart-errors';
import { type CartState, loadCartState } from '../state/cart-state';
import { type CartRow, updateCart } from '../state/cart-store';
import { hashToken } from '../../auth/random-token';
import { type AgreedCart, checkDecision } from './check-decision';
import { noteApprovedOrder, requireApproval } from './require-approval';
import { limitGuestTransfers } from './limit-guest-transfers';
import { findOwnCart, requireOpen } from '../state/find-cart';

/** What the shopper agreed to, and how it is paid. */
export interface DecisionRequest extends AgreedCart {
  readonly card_token?: string | undefined;
  readonly user_card_id?: number | undefined;
  readonly payment_attempt?: number | undefined;
}

export interface Decision extends StoredDecision {
  readonly receiptToken: string;
  readonly socialGiftUrl: string | null;
}

/**
 * Turns a cart into an order, exactly once, in one transaction that locks the cart's row. A repeated request, even at
 * the same time, waits for the row and gets the stored response. Another total for a cart that is ordered already is
 * rejected, and so are an attempt whose payment has failed and a cart that was changed after the shopper saw it. Mails are sent
 * after the commit. Two orders that sell out the same products may lock what lists know of them in opposite orders: the one
 * that the database rolls back is run again.
 */
export async function decideCart(
  context: RouteContext,
  token: string,
  request: DecisionRequest,
): Promise<Decision> {
  // Before the transaction, which holds the embedded database's only connection.
  const serverKey = await signingKey(context);
  const { decision, isGift, isNew } = await context.db.transaction(async (tx) => {
    // The member is locked before the cart, as everywhere: nobody else changes the points meanwhile.
    if (context.member !== null) await lockMember(tx, context.member.id);
    const cart = await findOwnCart(tx, context, token, { isLocking: true });
    const isGift = cart.receiver !== null;
    rejectFailedAttempt(cart, request);
    const earlier = earlierDecision(cart, request);
    if (earlier !== null) return { decision: earlier, isGift, isNew: false };
    return { decision: await insertOrderOnce(tx, context, cart, request, serverKey), isGift, isNew: true };
  });
  if (isNew) context.mail.flushLater();
  return {
    ...decision,
    receiptToken: receiptTokenOf(serverKey, decision.orderNo),
    socialGiftUrl: isGift ? giftUrlOf(context, serverKey, decision.orderNo) : null,
  };
}

const giftUrlOf = ({ channel, config }: RouteContext, serverKey: Uint8Array, orderNo: string) =>
  socialGiftUrl(config.shopOrigins[channel.key], socialGiftTokenOf(serverKey, orderNo));

/** Throws for a decision of a payment attempt that has failed: it is a repetition, or late. */
function rejectFailedAttempt(cart: CartRow, { payment_attempt }: DecisionRequest): void {
  if (payment_attempt === undefined || payment_attempt >= cart.paymentAttempt) return;
  throw cartErrors.paymentFailed(
    cart.paymentError ?? 'このご注文は確定していません。カートの内容をご確認ください',
  );
}

/** Identifies a repeated request beside its revision; the card's token is stored as a hash. */
const requestText = ({ total_payment, card_token, user_card_id }: DecisionRequest): string =>
  JSON.stringify({
    total_payment,
    ...(card_token === undefined ? {} : { card_token: hashToken(card_token) }),
    ...(user_card_id === undefined ? {} : { user_card_id }),
  });

/** Whether the request is for the cart as it was ordered: as it was before, or, for ordering raises the revision, since. */
const hasSeenOrdered = ({ revision: ordered }: CartRow, { revision = ordered }: DecisionRequest): boolean =>
  revision === ordered || revision === ordered - 1;

function earlierDecision(cart: CartRow, request: DecisionRequest): StoredDecision | null {
  if (cart.status !== 'decided' || cart.decisionResponse === null) return null;
  if (cart.decisionRequest !== requestText(request) || !hasSeenOrdered(cart, request))
    throw cartErrors.alreadyDecided();
  return cart.decisionResponse;
}

async function insertOrderOnce(
  tx: Executor,
  context: RouteContext,
  cart: CartRow,
  request: DecisionRequest,
  serverKey: Uint8Array,
): Promise<StoredDecision> {
  const orderedAt = context.clock.now();
  requireOpen(cart, orderedAt);
  const state = await loadCartState(tx, context, cart);
  const checked = await checkDecision(tx, context, state, request);
  const approvalId = await requireApproval(tx, state);
  await limitGuestTransfers(tx, context, state);
  await limitInvitations(tx, context, cart);
  await countOrderMails(tx, context, state);
  const expiresAt = giftExpiry(orderedAt, frontSettings(context.channel)['ORDER.SOCIAL_GIFT.DAYS']);
  const { order, isPaid, bankAccount, dueOn } = await insertOrder(tx, {
    state,
    ...checked,
    cancelKey: cancelKeyOfProducts(context.channel, state.lines),
    orderedAt,
    serverKey,
    giftExpiresAt: expiresAt,
  });
  await noteApprovedOrder(tx, approvalId, order.id);
  // What a company owes on invoices its credit limits.
  if (!isPaid && checked.payment.paymentId !== PAYMENTS.deferredInvoice)
    await holdUnpaid(tx, context, {
      orderId: order.id,
      userId: order.userId,
      channelId: order.channelId,
      paymentId: checked.payment.paymentId,
      email: state.orderer.email,
      pieces: state.lines.reduce((pieces, line) => pieces + line.pieces, 0),
      amount: state.amounts.totalPayment,
      serverKey,
    });
  const decision: StoredDecision = {
    orderId: order.id,
    orderNo: order.orderNo,
    orderedAt: orderedAt.toISOString(),
    totalPayment: state.amounts.totalPayment,
    paymentId: checked.payment.paymentId,
    paymentName: checked.payment.name,
    bankAccount,
    dueOn,
    isPaid,
  };
  await updateCart(tx, cart.id, {
    status: 'decided',
    decisionRequest: requestText(request),
    decisionResponse: decision,
    revision: cart.revision + 1,
  });
  const giftUrl = cart.receiver === null ? null : giftUrlOf(context, serverKey, order.orderNo);
  const isOrdererProven = isProvenRecipient(context.member, state.orderer.email);
  const isInvitedLater = isInvitedOncePaid({ isPaid, ...checked.payment });
  const gift = { receiver: cart.receiver, order, giftUrl, expiresAt, isGiverProven: isOrdererProven };
  const origin = context.config.shopOrigins[context.channel.key];
  const linkParts = { origin, serverKey, orderNo: order.orderNo, now: orderedAt };
  const guest = order.userId === null ? { guestLinks: guestOrderLinks(linkParts) } : {};
  const placed = { decision, arrivals: checked.arrivals, giftUrl, isOrdererProven, ...guest };
  const mails = [
    orderConfirmationMail(context, state, placed),
    isInvitedLater ? null : giftInvitation(context.channel, gift),
    newOrderMail(context.channel, state, placed),
  ].filter((mail) => mail !== null);
  const serviceCode = isPaid ? null : serviceCodeOf(checked.payment.paymentId);
  if (serviceCode === null) for (const mail of mails) await context.mail.send(tx, mail);
  else
    await openTransaction(tx, order, { serviceCode, mails, cardToken: await findCard(tx, context, request) });
  await redeemBenefits(tx, context, state, order);
  await grantOrderPoints(tx, context.channel, { order, isPaid }, orderedAt);
  await reserveStock(tx, state);
  return decision;
}

/**
 * The card token to pay with: the one in the request, or the member's saved card; null: the payment service asks for
 * the card.
 */
async function findCard(
  tx: Executor,
  { member }: RouteContext,
  { card_token, user_card_id }: DecisionRequest,
): Promise<string | null> {
  if (user_card_id === undefined) return card_token ?? null;
  const card = member === null ? null : await findOwnCard(tx, member.id, user_card_id);
  if (card === null) throw cardNotFound();
  return card.token;
}

/**
 * Redeems the order's coupons and points. The member's row is locked, so that the balance cannot change in between.
 */
async function redeemBenefits(
  tx: Executor,
  { member }: RouteContext,
  { cart, coupons, orderer, amounts }: CartState,
  order: OrderRow,
) {
  const { id: orderId, userId, orderedAt: now } = order;
  const applied = coupons.filter(({ violation }) => violation === null);
  if (applied.length > 0) {
    const holder = couponHolder(orderer.email);
    const isProved = verifiedOwnerId(member, cart) !== null;
    const violation = await applyCoupons(tx, { orderId, userId, holder, isProved, now }, applied);
    if (violation !== null) throw rejected(violation.code, violation.message);
  }
  if (amounts.totalPoint === 0 || userId === null) return;
  const description = `ご注文でのご利用（注文番号：${order.orderNo}）`;
  const isSpent = await spendPoints(tx, { userId, amount: amounts.totalPoint, description, orderId, now });
  if (!isSpent) throw cartErrors.pointNotEnough(await pointBalance(tx, userId, now));
}

async function reserveStock(tx: Executor, { lines }: CartState): Promise<void> {
  const pieces = lines.flatMap((line) =>
    line.product === null ? [] : [{ productId: line.product.id, quantity: line.pieces }],
  );
  const short = await takeStock(tx, pieces);
  if (short === null) return;
  const line = lines.find(({ product }) => product?.id === short);
  throw cartErrors.soldMeanwhile(
    line?.product?.name ?? line?.productName ?? '',
    await countPieces(tx, short),
  );
}
