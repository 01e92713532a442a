import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { IdFromText } from '../wire/id';
import { MEMO_ERRORS } from './memo';

const schemas = { params: v.object({ id: IdFromText }) };

/** Removes a memo from its order. */
export const deleteMemo: EndpointOf<typeof schemas> = {
  method: 'DELETE',
  path: '/v1/memos/{id}',
  auth: 'member',
  responseType: 'empty',
};

export const deleteMemoSpec = specify({
  endpoint: deleteMemo,
  schemas,
  summary: '注文のメモの削除',
  errors: [MEMO_ERRORS.notFound],
  status: 204,
});
