import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { PageOrAllQuery } from '../wire/page-or-all-query';
import { Message } from './message';

const schemas = {
  query: PageOrAllQuery,
  response: v.array(Message),
};

/** The messages that are valid now; requested as a whole (`per=all`). account §7 */
export const listMessages: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/messages',
  auth: 'any',
  responseType: 'json',
};

export const listMessagesSpec = specify({
  endpoint: listMessages,
  schemas,
  summary: '表示メッセージの一覧',
  errors: [],
});
