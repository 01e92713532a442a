import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { isAnyOf } from '../db/is-any-of';
import { rowsBy } from '../db/rows-by';
import {
  cartTokens,
  orderCoupons,
  orderHistories,
  orderItems,
  orderPackings,
  orderPayments,
  orders,
  orderShippingItems,
  orderShippings,
  orderTaxAmounts,
  paymentTransactions,
  socialGifts,
} from '../db/schema';
import { hashToken } from '../auth/random-token';

export type OrderRow = typeof orders.$inferSelect;
export type OrderItemRow = typeof orderItems.$inferSelect;
export type OrderPaymentRow = typeof orderPayments.$inferSelect;
export type SocialGiftRow = typeof socialGifts.$inferSelect;
/** What a payment through a service has come to. */
export type PaymentState = Pick<typeof paymentTransactions.$inferSelect, 'status' | 'settledAt'>;
export type OrderShippingRow = typeof orderShippings.$inferSelect;

/** An order in a list: its row, its items and its payment. */
export interface OrderOverview {
  readonly order: OrderRow;
  readonly items: readonly OrderItemRow[];
  readonly payment: OrderPaymentRow;
  /** The payment through a service; null where there is none. */
  readonly transaction: PaymentState | null;
}

/** The same, with whether any of its goods has left. */
export interface ListedOrder extends OrderOverview {
  readonly hasAnyLeft: boolean;
}

/** A whole order with all its parts. */
export interface OrderDetail extends OrderOverview {
  readonly taxes: readonly (typeof orderTaxAmounts.$inferSelect)[];
  /** The coupons that it used, also after its cancellation. */
  readonly coupons: readonly (typeof orderCoupons.$inferSelect)[];
  /** The gift; null for an ordinary order. */
  readonly gift: SocialGiftRow | null;
  readonly shippings: readonly {
    readonly row: OrderShippingRow;
    readonly packings: readonly (typeof orderPackings.$inferSelect)[];
    readonly items: readonly { readonly id: number; readonly quantity: number }[];
  }[];
  readonly histories: readonly (typeof orderHistories.$inferSelect)[];
}

/** How far a payment through a service is, for a query with the payment transactions joined. */
export const paymentState = {
  status: paymentTransactions.status,
  settledAt: paymentTransactions.settledAt,
};

/** An order that is known to exist. The caller must have checked its owner. */
export async function getOrder(db: Executor, id: number): Promise<OrderRow> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (order === undefined) throw new Error(`There is no order ${id}`);
  return order;
}

/** How an order is paid. The caller must have checked its owner. */
export async function getOrderPayment(db: Executor, orderId: number): Promise<OrderPaymentRow> {
  const [payment] = await db.select().from(orderPayments).where(eq(orderPayments.orderId, orderId));
  if (payment === undefined) throw new Error(`Order ${orderId} has no payment`);
  return payment;
}

/** The member's order with that id; null also for another member's. */
export async function findOrder(db: Executor, userId: number, id: number): Promise<OrderRow | null> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)));
  return order ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockOrder(tx: Executor, userId: number, id: number): Promise<OrderRow | null> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)))
    .for('update');
  return order ?? null;
}

/** The member's order with that number. */
export async function findOrderByNumber(
  db: Executor,
  userId: number,
  orderNo: string,
): Promise<OrderRow | null> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.orderNo, orderNo), eq(orders.userId, userId)));
  return order ?? null;
}

/** A guest's order by its number, for the holder of a token of its cart. */
export async function findGuestOrder(
  db: Executor,
  channelId: number,
  orderNo: string,
  cartToken: string,
): Promise<OrderRow | null> {
  const [row] = await db
    .select({ order: orders })
    .from(orders)
    .innerJoin(cartTokens, eq(cartTokens.cartId, orders.cartId))
    .where(
      and(
        eq(orders.orderNo, orderNo),
        eq(orders.channelId, channelId),
        sql`${orders.userId} is null`,
        eq(cartTokens.tokenHash, hashToken(cartToken)),
      ),
    );
  return row?.order ?? null;
}

/** The other parts of an order. The caller must have checked its owner. */
export async function loadOrderDetail(db: Executor, order: OrderRow): Promise<OrderDetail> {
  const [detail] = await loadOrderDetails(db, [order]);
  if (detail === undefined) throw new Error(`Order ${order.id} has no parts`);
  return detail;
}

/** The same of many orders, in their order, by as many statements as of one. */
export async function loadOrderDetails(db: Executor, rows: readonly OrderRow[]): Promise<OrderDetail[]> {
  const ids = rows.map(({ id }) => id);
  const payments = await db
    .select({ orderId: orderPayments.orderId, payment: orderPayments, transaction: paymentState })
    .from(orderPayments)
    .leftJoin(paymentTransactions, eq(paymentTransactions.orderId, orderPayments.orderId))
    .where(isAnyOf(orderPayments.orderId, ids));
  const shippings = await db
    .select()
    .from(orderShippings)
    .where(isAnyOf(orderShippings.orderId, ids))
    .orderBy(asc(orderShippings.id));
  const shippingIds = shippings.map(({ id }) => id);
  const shares = await db
    .select()
    .from(orderShippingItems)
    .where(isAnyOf(orderShippingItems.orderShippingId, shippingIds))
    .orderBy(asc(orderShippingItems.orderItemId));
  const packings = await db
    .select()
    .from(orderPackings)
    .where(isAnyOf(orderPackings.orderShippingId, shippingIds))
    .orderBy(asc(orderPackings.id));
  const gifts = await db.select().from(socialGifts).where(isAnyOf(socialGifts.orderId, ids));
  const coupons = await db
    .select()
    .from(orderCoupons)
    .where(isAnyOf(orderCoupons.orderId, ids))
    .orderBy(asc(orderCoupons.id));
  const items = await loadItems(db, ids);
  const taxes = await db
    .select()
    .from(orderTaxAmounts)
    .where(isAnyOf(orderTaxAmounts.orderId, ids))
    .orderBy(desc(orderTaxAmounts.taxRate));
  const histories = await db
    .select()
    .from(orderHistories)
    .where(isAnyOf(orderHistories.orderId, ids))
    .orderBy(asc(orderHistories.id));

  const [paymentOf, giftOf] = [rowsBy(payments, orderOf), rowsBy(gifts, orderOf)];
  const [couponsOf, itemsOf] = [rowsBy(coupons, orderOf), rowsBy(items, orderOf)];
  const [taxesOf, historiesOf] = [rowsBy(taxes, orderOf), rowsBy(histories, orderOf)];
  const shippingsOf = rowsBy(shippings, orderOf);
  const [packingsOf, sharesOf] = [rowsBy(packings, shippingOf), rowsBy(shares, shippingOf)];
  return rows.map((order) => {
    const [paid] = paymentOf(order.id);
    if (paid === undefined) throw new Error(`Order ${order.id} has no payment`);
    return {
      order,
      payment: paid.payment,
      transaction: paid.transaction,
      gift: giftOf(order.id)[0] ?? null,
      coupons: couponsOf(order.id),
      items: itemsOf(order.id),
      taxes: taxesOf(order.id),
      histories: historiesOf(order.id),
      shippings: shippingsOf(order.id).map((row) => ({
        row,
        packings: packingsOf(row.id),
        items: sharesOf(row.id).map(({ orderItemId: id, quantity }) => ({ id, quantity })),
      })),
    };
  });
}

const orderOf = ({ orderId }: { readonly orderId: number }): number => orderId;
const shippingOf = ({ orderShippingId }: { readonly orderShippingId: number }): number => orderShippingId;

/** The items of these orders, in the order of their lines. */
export async function loadItems(db: Executor, orderIds: readonly number[]): Promise<OrderItemRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .select()
    .from(orderItems)
    .where(isAnyOf(orderItems.orderId, orderIds))
    .orderBy(asc(orderItems.id));
}
