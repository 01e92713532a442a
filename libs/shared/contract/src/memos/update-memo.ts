import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { IdFromText } from '../wire/id';
import { Memo, MEMO_ERRORS, MemoText } from './memo';

const schemas = {
  params: v.object({ id: IdFromText }),
  body: v.object({ memo: MemoText }),
  response: Memo,
};

/** Changes a memo. */
export const updateMemo: EndpointOf<typeof schemas> = {
  method: 'PATCH',
  path: '/v1/memos/{id}',
  auth: 'member',
  responseType: 'json',
};

export const updateMemoSpec = specify({
  endpoint: updateMemo,
  schemas,
  summary: '注文のメモの変更',
  errors: [MEMO_ERRORS.notFound],
});
