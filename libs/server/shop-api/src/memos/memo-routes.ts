import { createMemoSpec } from '@shop/contract/memos/create-memo';
import { deleteMemoSpec } from '@shop/contract/memos/delete-memo';
import { type Memo, MEMO_ERRORS } from '@shop/contract/memos/memo';
import { updateMemoSpec } from '@shop/contract/memos/update-memo';
import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { orders } from '../db/schema';
import { notFound, refused } from '../http/api-failure';
import { handle, type Route } from '../http/handle';
import { orderNotFound } from '../orders/order-not-found';
import { findOrder } from '../orders/order-store';

/** The same answer for a memo that is not there and for another's. */
const memoNotFound = () => notFound(MEMO_ERRORS.notFound, 'メモが見つかりません');

/** One conditional statement: whether the order is the member's and has a memo is judged while it is written. */
async function writeMemo(
  db: Executor,
  userId: number,
  orderId: number,
  { when, memo }: { readonly when: SQL; readonly memo: string | null },
): Promise<boolean> {
  const written = await db
    .update(orders)
    .set({ memo })
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId), when))
    .returning({ id: orders.id });
  return written.length > 0;
}

const present = (orderId: number, memo: string): Memo => ({ id: orderId, order_id: orderId, memo });

/** POST /v1/memos */
const createMemoRoute = handle(createMemoSpec, async (context, { body: { order_id, memo } }) => {
  const userId = context.requireMember().id;
  if (await writeMemo(context.db, userId, order_id, { when: isNull(orders.memo), memo }))
    return present(order_id, memo);
  if ((await findOrder(context.db, userId, order_id)) === null) throw orderNotFound();
  throw refused(
    MEMO_ERRORS.alreadyWritten,
    'このご注文にはすでにメモがあります。メモの変更から書き換えてください',
  );
});

/** PATCH /v1/memos/{id} */
const updateMemoRoute = handle(updateMemoSpec, async (context, { params: { id }, body: { memo } }) => {
  const userId = context.requireMember().id;
  if (!(await writeMemo(context.db, userId, id, { when: isNotNull(orders.memo), memo })))
    throw memoNotFound();
  return present(id, memo);
});

/** DELETE /v1/memos/{id} */
const deleteMemoRoute = handle(deleteMemoSpec, async (context, { params: { id } }) => {
  const userId = context.requireMember().id;
  if (!(await writeMemo(context.db, userId, id, { when: isNotNull(orders.memo), memo: null })))
    throw memoNotFound();
  return undefined;
});

/** What members note on their orders; an order's memo bears the order's id. */
export const memoRoutes: readonly Route[] = [createMemoRoute, updateMemoRoute, deleteMemoRoute];
