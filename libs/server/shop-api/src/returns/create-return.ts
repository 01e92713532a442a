import type { OrderReturns, ReturnInput } from '@shop/contract/returns/order-returns';
import { RETURN_ERRORS } from '@shop/contract/returns/return-errors';
import { RETURN_REQUESTS_MAX } from '@shop/contract/returns/return-rules';
import { and, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Executor } from '../db/database';
import { orderReturns } from '../db/schema';
import { rejected } from '../http/http-error';
import { consumeRateLimit } from '../http/rate-limit';
import { readRequestKey } from '../http/request-key';
import type { RouteContext } from '../http/route-context';
import { limitStrangerMail } from '../mail/limit-stranger-mail';
import { orderNotFound } from '../orders/order-not-found';
import { loadOrderDetail, lockOrder, type OrderRow } from '../orders/order-store';
import { finalItemsOf } from './final-sales';
import { findWanted } from './find-wanted';
import { insertReturn } from './insert-return';
import { isShopAtFault } from './is-shop-at-fault';
import { readOrderReturns } from './read-order-returns';
import { sendReturnMail } from './return-mails';
import { sendReturnNotification } from './return-notification-mail';

type Wish = v.InferOutput<typeof ReturnInput>;

/** Each request is two mails; whoever takes one back may ask again. */
const PER_MEMBER = { count: 10, windowMs: 60 * 60 * 1000 };

/**
 * Stores a request with the mails about it. The order's row is locked, so that requests together never ask for more than
 * was bought; the same request under the same key is stored once.
 */
export async function createReturn(
  context: RouteContext,
  orderId: number,
  wish: Wish,
): Promise<OrderReturns> {
  const { db, clock } = context;
  const userId = context.requireMember().id;
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, userId, orderId);
    if (order === null) throw orderNotFound();
    const key = readRequestKey(context, keyRejected);
    if (key !== null && (await isRepeated(tx, context, order, key)))
      return readOrderReturns(tx, context, order);
    // Runs in the transaction: rejected requests do not count. Neither does a repetition.
    await consumeRateLimit(tx, clock, `returns/${userId}`, PER_MEMBER);
    await limitStrangerMail(tx, context, order.ordererEmail);
    checkWish(await readOrderReturns(tx, context, order), wish);
    await checkReason(tx, context, order, wish);
    const wanted = await findWanted(tx, context.channel, order, wish);
    const sent = key === null ? null : { key, hash: context.requestHash() };
    const request = await insertReturn(tx, context, order, { wish, sent, wanted });
    await sendReturnMail(tx, context, order, request);
    await sendReturnNotification(tx, context, order, request);
    return readOrderReturns(tx, context, order);
  });
}

const keyRejected = () =>
  rejected(RETURN_ERRORS.requestKey, 'お申し込みを受け付けられませんでした。もう一度お試しください');

async function isRepeated(
  tx: Executor,
  context: RouteContext,
  order: OrderRow,
  key: string,
): Promise<boolean> {
  const [same] = await tx
    .select({ hash: orderReturns.requestHash })
    .from(orderReturns)
    .where(and(eq(orderReturns.orderId, order.id), eq(orderReturns.requestKey, key)));
  if (same === undefined) return false;
  if (same.hash !== context.requestHash()) throw keyRejected();
  return true;
}

/** Throws a 422 where goods that come back for the shop's faults alone are to come back for a change of mind. */
async function checkReason(tx: Executor, context: RouteContext, order: OrderRow, wish: Wish): Promise<void> {
  if (isShopAtFault(wish.reason)) return;
  const { items } = await loadOrderDetail(tx, order);
  const wished = items.filter(({ id }) => wish.items.some((item) => item.order_item_id === id));
  const finalItems = await finalItemsOf(tx, context.channel, wished);
  const [refused] = wished.filter(({ id }) => finalItems.has(id));
  if (refused !== undefined)
    throw rejected(
      RETURN_ERRORS.notRequestable,
      `「${refused.productName}」は、お客さまのご都合による返品をお受けできません`,
    );
}

/** Throws a 422 where the order cannot be returned for this reason, or not so much of it. */
function checkWish(returns: OrderReturns, wish: Wish): void {
  if (!returns.is_offered)
    throw rejected(RETURN_ERRORS.notRequestable, 'このご注文の返品については、お問い合わせください');
  if (!returns.reasons.some(({ key }) => key === wish.reason))
    throw rejected(
      RETURN_ERRORS.notRequestable,
      returns.until === null
        ? '返品のお申し込みは、商品の発送後に承ります'
        : 'この理由による返品の受付期間は終了しました。お問い合わせください',
    );
  if (returns.returns.length >= RETURN_REQUESTS_MAX)
    throw rejected(
      RETURN_ERRORS.tooManyRequests,
      `返品のお申し込みは、1つのご注文につき${RETURN_REQUESTS_MAX}回まで承ります。お問い合わせください`,
    );
  const returnable = new Map(returns.items.map((item) => [item.order_item_id, item.returnable]));
  if (wish.items.some((item) => item.quantity > (returnable.get(item.order_item_id) ?? 0)))
    throw rejected(
      RETURN_ERRORS.tooMany,
      'お申し込みいただける数量を超えています。数量をご確認のうえ、もう一度お試しください',
    );
}
