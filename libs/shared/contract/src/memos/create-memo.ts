import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { ORDER_ERRORS } from '../orders/order-errors';
import { Id } from '../wire/id';
import { Memo, MEMO_ERRORS, MemoText } from './memo';

const schemas = { body: v.object({ order_id: Id, memo: MemoText }), response: Memo };

/** Notes something on one of the member's orders (account §7). */
export const createMemo: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/memos',
  auth: 'member',
  responseType: 'json',
};

export const createMemoSpec = specify({
  endpoint: createMemo,
  schemas,
  summary: '注文のメモの追加',
  errors: [ORDER_ERRORS.notFound, MEMO_ERRORS.alreadyWritten],
  status: 201,
});
