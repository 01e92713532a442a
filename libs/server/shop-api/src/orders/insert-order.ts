import type { CartState } from '../carts/cart-state';
import { hashToken } from '../carts/cart-token';
import type { Executor } from '../db/database';
import {
  orderHistories,
  orderItems,
  orderPayments,
  orders,
  orderShippingItems,
  orderShippings,
  orderTaxAmounts,
} from '../db/schema';
import { type PaymentDue, paymentDueOf } from '../payments/payment-due';
import type { PaymentMethodRow } from '../payments/payment-store';
import type { TokyoDay } from '../shipping-leadtime/tokyo-day';
import { createOrderNumber } from './order-number';
import { receiptTokenOf } from './receipt-token';

/** A cart that passed every check, with what the checks found out. */
export interface OrderDraft {
  readonly state: CartState;
  readonly payment: PaymentMethodRow;
  /** The earliest arrival of each destination, in their order. */
  readonly arrivals: readonly TokyoDay[];
  readonly orderedAt: Date;
  readonly serverKey: Uint8Array;
}

export interface InsertedOrder extends PaymentDue {
  readonly orderId: number;
  readonly orderNo: string;
}

/** How often a number that is taken already is drawn anew; at 2^40 numbers a day once is rare. */
const NUMBER_TRIES = 5;

/** Writes an order with its own copies of everything that was agreed on. */
export async function insertOrder(tx: Executor, draft: OrderDraft): Promise<InsertedOrder> {
  const { state, payment, orderedAt } = draft;
  const due = paymentDueOf(payment, state.rules, orderedAt);
  const { orderId, orderNo } = await insertHead(tx, draft);
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
    ...due,
  });
  await tx.insert(orderHistories).values({ orderId, status: 'received', changedAt: orderedAt });
  return { orderId, orderNo, ...due };
}

async function insertHead(tx: Executor, { state, orderedAt, serverKey }: OrderDraft) {
  const { cart, orderer, amounts, rules } = state;
  for (let tries = 0; tries < NUMBER_TRIES; tries += 1) {
    const orderNo = createOrderNumber(rules.orderNoPrefix, orderedAt);
    const [row] = await tx
      .insert(orders)
      .values({
        channelId: cart.channelId,
        userId: cart.userId,
        cartId: cart.id,
        orderNo,
        receiptTokenHash: hashToken(receiptTokenOf(serverKey, orderNo)),
        status: 'received',
        ordererName: orderer.name,
        ordererEmail: orderer.email,
        ordererPhoneNumber: orderer.phoneNumber,
        remarks: cart.remarks,
        subtotal: amounts.subtotal,
        totalPacking: amounts.totalPacking,
        totalCarriage: amounts.totalCarriage,
        totalDiscount: amounts.totalDiscount,
        totalPoint: amounts.totalPoint,
        totalTax: amounts.totalTax,
        totalPayment: amounts.totalPayment,
        orderedAt,
      })
      .onConflictDoNothing({ target: orders.orderNo })
      .returning({ id: orders.id });
    if (row !== undefined) return { orderId: row.id, orderNo };
  }
  throw new Error('No free order number was found');
}

/** Answers the new items' ids in the order of the cart's lines. */
async function insertItems(tx: Executor, orderId: number, { lines, amounts }: CartState): Promise<number[]> {
  const rows = await tx
    .insert(orderItems)
    .values(
      lines.map(({ product, productName, quantity }, index) => {
        if (product === null) throw new Error(`${productName} passed the checks although it is gone`);
        return {
          orderId,
          productId: product.id,
          productKey: product.key,
          productCode: product.code,
          productName: product.name,
          options: product.options,
          image: product.image,
          unitPrice: product.unitPrice,
          quantity,
          subtotal: product.unitPrice * quantity,
          taxRate: product.taxRate,
          taxAmount: amounts.lineTaxes[index] ?? 0,
        };
      }),
    )
    .returning({ id: orderItems.id });
  return rows.map(({ id }) => id);
}

/** While a shop allows one destination, everything goes there. */
async function insertShippings(
  tx: Executor,
  orderId: number,
  { state, arrivals }: OrderDraft,
  itemIds: readonly number[],
): Promise<void> {
  for (const [index, { row, method, carriage, timezoneLabel }] of state.destinations.entries()) {
    const earliestArrivalOn = arrivals[index];
    if (earliestArrivalOn === undefined) throw new Error('A destination has no day of arrival');
    const [shipping] = await tx
      .insert(orderShippings)
      .values({
        orderId,
        address: row.address,
        deliveryId: method.deliveryId,
        deliveryName: method.name,
        deliveryAt: row.deliveryAt,
        earliestArrivalOn,
        deliveryTimezoneKey: row.deliveryTimezoneKey,
        deliveryTimezoneLabel: timezoneLabel,
        carriage,
      })
      .returning({ id: orderShippings.id });
    if (shipping === undefined) throw new Error('The database did not return the new destination');
    await tx.insert(orderShippingItems).values(
      state.lines.map(({ quantity }, position) => ({
        orderShippingId: shipping.id,
        orderItemId: itemIds[position] ?? 0,
        quantity,
      })),
    );
  }
}
