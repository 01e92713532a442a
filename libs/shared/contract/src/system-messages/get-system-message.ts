import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { IdFromText } from '../wire/id';
import { SystemMessage } from './system-message';
import { SYSTEM_MESSAGE_ERRORS } from './system-message-errors';

const schemas = {
  params: v.object({ id: IdFromText }),
  response: SystemMessage,
};

/** One message. */
export const getSystemMessage: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/system-messages/{id}',
  auth: 'member',
  responseType: 'json',
};

export const getSystemMessageSpec = specify({
  endpoint: getSystemMessage,
  schemas,
  summary: 'メッセージ',
  errors: [SYSTEM_MESSAGE_ERRORS.notFound],
});
