import { and, eq, isNotNull } from 'drizzle-orm';
import type { Channel } from '../channels/channel';
import type { Executor } from '../db/database';
import { orderReturns, users } from '../db/schema';
import type { Parcel, StepContext } from '../orders/apply-order-step';
import { settleReturnedPoints } from '../orders/order-points';
import { loadItems, type OrderRow } from '../orders/order-store';
import { lockProducts } from '../orders/take-stock';
import { releaseWanted, reserveWanted, sellWanted } from './exchange-stock';
import { isReserving } from './is-withdrawable';
import { restockItems } from './restock-items';
import { sendReturnMail } from './return-mails';
import type { ReturnDetail, ReturnRow } from './return-store';
import { returnedAmounts, revocablePoints } from './returned-amounts';

/** A request with its order, both locked, and its shop. */
export interface ChangedReturn {
  readonly order: OrderRow;
  readonly channel: Channel;
  readonly detail: ReturnDetail;
}

/** A step of the shop with what it says. */
export type ReturnTransition = { readonly to: 'approved' | 'refused'; readonly answer: string } | Completion;

interface Completion {
  readonly to: 'completed';
  /** How much of each item goes back to the stock, in the order of the items. */
  readonly restocked: readonly number[];
  /** Yen with tax; at most what `refundableOf` leaves. */
  readonly refund: number;
  /** Points that the order used and that go back; likewise. */
  readonly points: number;
  /** With what the wanted pieces of an exchange left; null where the member wanted the money. */
  readonly parcel: Parcel | null;
}

/** What an exchange wants is not there any more: the step must not be taken. */
export class ExchangeSoldOut extends Error {
  constructor(readonly productCode: string) {
    super(`Too few pieces of ${productCode} are left`);
    this.name = 'ExchangeSoldOut';
  }
}

/**
 * Applies a step that the caller has checked, to a request that it has locked with its order: state, points, stock and mail
 * change in the caller's transaction. Returns the request as it is then; throws `ExchangeSoldOut` where an exchange cannot
 * be approved.
 */
export async function applyReturnStep(
  tx: Executor,
  { clock, mail, shopOrigins }: StepContext,
  found: ChangedReturn,
  move: ReturnTransition,
): Promise<ReturnDetail> {
  const { order, channel, detail } = found;
  const now = clock.now();
  await moveReservation(tx, detail, move.to);
  const decision =
    move.to === 'completed'
      ? await complete(tx, found, move, now)
      : { status: move.to, answer: move.answer, decidedAt: now };
  const change = { ...decision, ...(move.to === 'approved' ? {} : await forgottenRemark(tx, order)) };
  await tx.update(orderReturns).set(change).where(eq(orderReturns.id, detail.request.id));
  const after = { ...detail, request: { ...detail.request, ...change } };
  await sendReturnMail(tx, { channel, mail, config: { shopOrigins } }, order, after);
  return after;
}

/** An approval reserves what an exchange wants, and a refusal after it gives that back. */
async function moveReservation(
  tx: Executor,
  detail: ReturnDetail,
  to: ReturnTransition['to'],
): Promise<void> {
  if (to === 'approved' && detail.request.kind === 'exchange') {
    const short = await reserveWanted(tx, detail);
    if (short !== null) throw new ExchangeSoldOut(short);
  }
  if (to === 'refused' && isReserving(detail.request)) await releaseWanted(tx, detail);
}

/** Once a request has ended, nobody needs what a member wrote who has left. */
async function forgottenRemark(
  tx: Executor,
  { userId }: OrderRow,
): Promise<Partial<Pick<ReturnRow, 'remark'>>> {
  if (userId === null) return {};
  const [left] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.leftAt)));
  return left === undefined ? {} : { remark: '' };
}

/** Locks as cancelling does: the member before the products. */
async function complete(
  tx: Executor,
  { order, detail }: ChangedReturn,
  { to, restocked, refund, points, parcel }: Completion,
  now: Date,
): Promise<Partial<ReturnRow>> {
  const earlier = await returnedAmounts(tx, order.id);
  const together = {
    refund: earlier.refund + refund,
    pointsRefunded: earlier.pointsRefunded + points,
  };
  const pointsRevoked = order.userId === null ? 0 : revocablePoints(order, together) - earlier.pointsRevoked;
  await settleReturnedPoints(tx, order, { refunded: points, revoked: pointsRevoked }, now);
  if (parcel !== null) await lockGoods(tx, order, detail);
  await restockItems(tx, order, detail, restocked);
  if (parcel !== null) await sellWanted(tx, detail);
  return { status: to, refund, pointsRefunded: points, pointsRevoked, completedAt: now, ...parcel };
}

/** What comes back and what leaves, locked together: each product in the order in which all are. */
async function lockGoods(tx: Executor, order: OrderRow, { items }: ReturnDetail): Promise<void> {
  const bought = await loadItems(tx, [order.id]);
  const ids = [
    ...bought.flatMap(({ id, productId }) =>
      items.some((item) => item.orderItemId === id) ? [productId] : [],
    ),
    ...items.map(({ exchange }) => exchange?.productId ?? null),
  ];
  await lockProducts(
    tx,
    ids.filter((id) => id !== null),
  );
}
