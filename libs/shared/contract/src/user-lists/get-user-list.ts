import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { PageQuery } from '../wire/page-query';
import { FlagFromText } from '../wire/paging';
import { Listable, UserList } from './user-list';
import { Key } from '../wire/key';
import { USER_LIST_ERRORS } from './user-list-errors';

const schemas = {
  params: v.object({ key: Key }),
  query: v.object({
    ...PageQuery.entries,
    /** Asks for the entries too; without it `listables` is null. */
    is_listables: v.optional(FlagFromText, false),
  }),
  response: v.object({ ...UserList.entries, listables: v.nullable(v.array(Listable)) }),
};

/** One of the member's lists; its entries by pages, the latest first. */
export const getUserList: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/user-lists/{key}',
  auth: 'member',
  responseType: 'json',
};

export const getUserListSpec = specify({
  endpoint: getUserList,
  schemas,
  summary: 'お気に入りリスト',
  errors: [USER_LIST_ERRORS.notFound],
});
