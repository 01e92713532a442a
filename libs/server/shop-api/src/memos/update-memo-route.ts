import { updateMemoSpec } from '@shop/contract/memos/update-memo';
import { isNotNull } from 'drizzle-orm';
import { orders } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { memoNotFound } from './memo-not-found';
import { presentMemo } from './present-memo';
import { writeMemo } from './write-memo';

/** PATCH /v1/memos/{id} */
export const updateMemoRoute = defineRoute(
  updateMemoSpec,
  async (context, { params: { id }, body: { memo } }) => {
    const userId = context.requireMember().id;
    if (!(await writeMemo(context.db, userId, id, { when: isNotNull(orders.memo), memo })))
      throw memoNotFound();
    return presentMemo(id, memo);
  },
);
