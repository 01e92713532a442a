import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { ListableIds } from './listable-ids';
import { UserList } from './user-list';
import { PRODUCT_ERRORS } from '../products/product-errors';
import { USER_LIST_ERRORS } from './user-list-errors';

const schemas = { body: ListableIds, response: v.array(UserList) };

/** Puts products into the favourites; those already there stay where they are. Returns the member's lists. */
export const attachUserLists: EndpointOf<typeof schemas> = {
  method: 'PATCH',
  path: '/v1/me/user-lists/attach',
  auth: 'member',
  responseType: 'json',
};

export const attachUserListsSpec = specify({
  endpoint: attachUserLists,
  schemas,
  summary: 'お気に入りに追加',
  errors: [PRODUCT_ERRORS.notFound, USER_LIST_ERRORS.limitExceeded],
});
