import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { ListableIds } from './listable-ids';
import { UserList } from './user-list';

const schemas = { body: ListableIds, response: v.array(UserList) };

/** Takes products out of every list of the member; those in none are passed over. Returns the member's lists. */
export const detachUserLists: EndpointOf<typeof schemas> = {
  method: 'PATCH',
  path: '/v1/me/user-lists/detach',
  auth: 'member',
  responseType: 'json',
};

export const detachUserListsSpec = specify({
  endpoint: detachUserLists,
  schemas,
  summary: 'お気に入りから削除',
  errors: [],
});
