import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { PageQuery } from '../wire/page-query';
import { UserList } from './user-list';

const schemas = { query: PageQuery, response: v.array(UserList) };

/** The member's lists, the favourites first. */
export const listUserLists: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/user-lists',
  auth: 'member',
  responseType: 'json',
};

export const listUserListsSpec = specify({
  endpoint: listUserLists,
  schemas,
  summary: 'お気に入りリストの一覧',
  errors: [],
});
