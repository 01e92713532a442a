import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Key } from '../wire/key';
import { Message } from './message';
import { MESSAGE_ERRORS } from './message-errors';

const schemas = {
  params: v.object({ code: Key }),
  response: Message,
};

/** One message that holds now. */
export const getMessage: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/messages/{code}',
  auth: 'any',
  responseType: 'json',
};

export const getMessageSpec = specify({
  endpoint: getMessage,
  schemas,
  summary: '表示メッセージ',
  errors: [MESSAGE_ERRORS.notFound],
});
