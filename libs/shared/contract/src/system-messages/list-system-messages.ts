import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { PageQuery } from '../wire/page-query';
import { FlagFromText } from '../wire/paging';
import { SystemMessageEntry } from './system-message';

const schemas = {
  query: v.object({
    ...PageQuery.entries,
    /** Asks for those alone that the member has not opened. */
    is_unread: v.optional(FlagFromText, false),
  }),
  response: v.array(SystemMessageEntry),
};

/** The messages to this member, to the group of customers, or to all members, the newest first. */
export const listSystemMessages: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/system-messages',
  auth: 'member',
  responseType: 'json',
};

export const listSystemMessagesSpec = specify({
  endpoint: listSystemMessages,
  schemas,
  summary: 'メッセージの一覧',
  errors: [],
});
