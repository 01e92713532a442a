import { createMemoSpec } from '@shop/contract/memos/create-memo';
import { MEMO_ERRORS } from '@shop/contract/memos/memo';
import { isNull } from 'drizzle-orm';
import { orders } from '../db/schema';
import { rejected } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { orderNotFound } from '../orders/order-not-found';
import { findOrder } from '../orders/order-store';
import { presentMemo } from './present-memo';
import { writeMemo } from './write-memo';

/** POST /v1/memos */
export const createMemoRoute = defineRoute(createMemoSpec, async (context, { body: { order_id, memo } }) => {
  const userId = context.requireMember().id;
  if (await writeMemo(context.db, userId, order_id, { when: isNull(orders.memo), memo }))
    return presentMemo(order_id, memo);
  const order = await findOrder(context.db, userId, order_id);
  if (order === null) throw orderNotFound();
  // Sent again, for example because the response was lost.
  if (order.memo === memo) return presentMemo(order_id, memo);
  throw rejected(
    MEMO_ERRORS.alreadyWritten,
    'このご注文にはすでにメモがあります。メモの変更から書き換えてください',
  );
});
