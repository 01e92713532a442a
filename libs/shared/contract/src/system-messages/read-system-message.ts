import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Id } from '../wire/id';
import { SYSTEM_MESSAGE_ERRORS } from './system-message-errors';

const schemas = {
  body: v.object({ readable_id: Id }),
};

/** Marks a message as read by the member; again it changes nothing. */
export const readSystemMessage: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/me/system-messages/readables',
  auth: 'member',
  responseType: 'empty',
};

export const readSystemMessageSpec = specify({
  endpoint: readSystemMessage,
  schemas,
  summary: 'メッセージの既読',
  errors: [SYSTEM_MESSAGE_ERRORS.notFound],
  status: 204,
});
