import { PAYMENTS } from '@shop/contract/payments/payments';
import { hashToken } from '../auth/random-token';
import type { Executor } from '../db/database';
import { orderHistories, orderPayments, orders, orderTaxAmounts, socialGifts } from '../db/schema';
import { type PaymentDue, paymentDueOf } from '../payments/payment-due';
import { insertItems, insertShippings } from './insert-order-parts';
import type { OrderDraft } from './order-draft';
import { createReferenceNumber } from '../reference-numbers/create-reference-number';
import type { OrderRow } from './order-store';
import { receiptTokenOf } from './receipt-token';
import { socialGiftTokenOf } from '../social-gifts/social-gift-token';

export interface InsertedOrder extends PaymentDue {
  readonly order: OrderRow;
  /** Points and coupons cover the whole total. */
  readonly isPaid: boolean;
}

/** The attempts to find a number that is not in use; with 2^40 numbers a day one is nearly always enough. */
const NUMBER_TRIES = 5;

const NOTHING_DUE: PaymentDue = { bankAccount: null, dueOn: null };

/** Inserts an order with its own copies of everything that was agreed on. */
export async function insertOrder(tx: Executor, draft: OrderDraft): Promise<InsertedOrder> {
  const { state, payment, orderedAt } = draft;
  const isPaid = state.amounts.totalPayment === 0;
  const due = isPaid ? NOTHING_DUE : paymentDueOf(payment, state.checkoutSettings, orderedAt);
  const order = await insertHead(tx, draft, isPaid);
  const orderId = order.id;
  const itemIds = await insertItems(tx, orderId, state);
  await insertShippings(tx, orderId, draft, itemIds);
  const taxes = state.amounts.amountByTaxRate;
  if (taxes.length > 0)
    await tx.insert(orderTaxAmounts).values(
      taxes.map((row) => ({
        orderId,
        taxRate: row.tax_rate,
        taxableAmount: row.taxable_amount,
        taxAmount: row.tax_amount,
      })),
    );
  await tx.insert(orderPayments).values({
    orderId,
    paymentId: payment.paymentId,
    paymentName: payment.name,
    amount: state.amounts.totalPayment,
    isPaid,
    paidAt: isPaid ? orderedAt : null,
    companyId: payment.paymentId === PAYMENTS.deferredInvoice ? (state.company?.id ?? null) : null,
    ...due,
  });
  await tx.insert(orderHistories).values({ orderId, status: 'received', changedAt: orderedAt });
  if (isPaid) await tx.insert(orderHistories).values({ orderId, status: 'paid', changedAt: orderedAt });
  await insertGift(tx, order, draft);
  return { order, isPaid, ...due };
}

async function insertHead(
  tx: Executor,
  { state, cancelKey, orderedAt, serverKey }: OrderDraft,
  isPaid: boolean,
): Promise<OrderRow> {
  const { cart, orderer, amounts, checkoutSettings } = state;
  for (let tries = 0; tries < NUMBER_TRIES; tries += 1) {
    const orderNo = createReferenceNumber(checkoutSettings.orderNoPrefix, orderedAt);
    const [row] = await tx
      .insert(orders)
      .values({
        channelId: cart.channelId,
        userId: cart.userId,
        cartId: cart.id,
        orderNo,
        receiptTokenHash: hashToken(receiptTokenOf(serverKey, orderNo)),
        status: isPaid ? 'paid' : 'received',
        ordererName: orderer.name,
        ordererCompanyName: orderer.companyName,
        ordererDepartment: orderer.department,
        ordererEmail: orderer.email,
        ordererPhoneNumber: orderer.phoneNumber,
        remarks: cart.remarks,
        cancelOnlyEcdKey: cancelKey,
        sums: state.sums,
        subtotal: amounts.subtotal,
        totalPacking: amounts.totalPacking,
        totalShippingFee: amounts.totalShippingFee,
        totalPaymentFee: amounts.totalPaymentFee,
        totalDiscount: amounts.totalDiscount,
        amountsWithTax: amounts.withTax,
        totalPoint: amounts.totalPoint,
        totalTax: amounts.totalTax,
        totalPayment: amounts.totalPayment,
        grantPoint: state.grantPoint,
        orderedAt,
      })
      .onConflictDoNothing({ target: orders.orderNo })
      .returning();
    if (row !== undefined) return row;
  }
  throw new Error('No free order number was found');
}

/** Inserts the gift, which waits for its receiver; the token in the link is derived, and only its hash is stored. */
async function insertGift(
  tx: Executor,
  { id: orderId, orderNo }: OrderRow,
  { state, serverKey, giftExpiresAt }: OrderDraft,
): Promise<void> {
  const { receiver } = state.cart;
  if (receiver === null) return;
  await tx.insert(socialGifts).values({
    orderId,
    tokenHash: hashToken(socialGiftTokenOf(serverKey, orderNo)),
    receiverName: receiver.name,
    receiverEmail: receiver.email,
    message: receiver.message,
    expiresAt: giftExpiresAt,
    status: 'waiting',
  });
}
