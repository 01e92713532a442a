import { deleteMemoSpec } from '@shop/contract/memos/delete-memo';
import { isNotNull } from 'drizzle-orm';
import { orders } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { memoNotFound } from './memo-not-found';
import { writeMemo } from './write-memo';

/** DELETE /v1/memos/{id} */
export const deleteMemoRoute = defineRoute(deleteMemoSpec, async (context, { params: { id } }) => {
  const userId = context.requireMember().id;
  if (!(await writeMemo(context.db, userId, id, { when: isNotNull(orders.memo), memo: null })))
    throw memoNotFound();
  return undefined;
});
