import { listUserListsSpec } from '@shop/contract/user-lists/list-user-lists';
import { handle } from '../http/handle';
import { pageBounds } from '../http/page-bounds';
import { listLists } from './user-list-service';

/** GET /v1/me/user-lists */
export const listUserListsRoute = handle(listUserListsSpec, async (context, { query }) => {
  const lists = await listLists(context);
  const { limit, offset } = pageBounds(query);
  context.answer.paginate(lists.length, query.page, query.per);
  return lists.slice(offset, offset + limit);
});
