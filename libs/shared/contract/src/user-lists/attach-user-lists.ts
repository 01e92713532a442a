import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { ListableIds } from './listable-ids';
import { UserList } from './user-list';

const schemas = { body: ListableIds, response: v.array(UserList) };

/** Puts products into the favourites; those already there stay where they are. Returns the member's lists. */
export const attachUserLists: EndpointOf<typeof schemas> = {
  method: 'PATCH',
  path: '/v1/me/user-lists/attach',
  auth: 'member',
  answer: 'json',
};

export const attachUserListsSpec = specify({
  endpoint: attachUserLists,
  schemas,
  summary: 'お気に入りに追加',
  errors: ['product.product_not_found', 'user_list.limit_exceeded'],
});
