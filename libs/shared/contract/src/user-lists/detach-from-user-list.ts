import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { ListableIds } from './listable-ids';
import { UserList } from './user-list';
import { Key } from '../wire/key';
import { USER_LIST_ERRORS } from './user-list-errors';

const schemas = { params: v.object({ key: Key }), body: ListableIds, response: UserList };

/** Takes products out of this list alone. Returns the list. */
export const detachFromUserList: EndpointOf<typeof schemas> = {
  method: 'PATCH',
  path: '/v1/me/user-lists/{key}/detach',
  auth: 'member',
  responseType: 'json',
};

export const detachFromUserListSpec = specify({
  endpoint: detachFromUserList,
  schemas,
  summary: 'お気に入りリストから削除',
  errors: [USER_LIST_ERRORS.notFound],
});
