import { detachUserListsSpec } from '@shop/contract/user-lists/detach-user-lists';
import { defineRoute } from '../http/define-route';
import { detachProducts, listLists } from './user-list-service';

/** PATCH /v1/me/user-lists/detach */
export const detachUserListsRoute = defineRoute(detachUserListsSpec, async (context, { body }) => {
  await detachProducts(context, body.ids);
  return listLists(context);
});
