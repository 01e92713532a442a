import { attachUserListsSpec } from '@shop/contract/user-lists/attach-user-lists';
import { defineRoute } from '../http/define-route';
import { attachProducts, listLists } from './user-list-service';

/** PATCH /v1/me/user-lists/attach */
export const attachUserListsRoute = defineRoute(attachUserListsSpec, async (context, { body }) => {
  await attachProducts(context, body.ids);
  return listLists(context);
});
