import { listUserListsSpec } from '@shop/contract/user-lists/list-user-lists';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';
import { listLists } from './user-list-service';

/** GET /v1/me/user-lists */
export const listUserListsRoute = defineRoute(listUserListsSpec, async (context, { query }) => {
  const lists = await listLists(context);
  const { limit, offset } = limitAndOffset(query);
  context.response.paginate(lists.length, query.page, query.per);
  return lists.slice(offset, offset + limit);
});
