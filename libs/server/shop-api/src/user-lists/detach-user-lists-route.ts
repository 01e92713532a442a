import { detachUserListsSpec } from '@shop/contract/user-lists/detach-user-lists';
import { handle } from '../http/handle';
import { detachProducts, listLists } from './user-list-service';

/** PATCH /v1/me/user-lists/detach */
export const detachUserListsRoute = handle(detachUserListsSpec, async (context, { body }) => {
  await detachProducts(context, body.ids);
  return listLists(context);
});
