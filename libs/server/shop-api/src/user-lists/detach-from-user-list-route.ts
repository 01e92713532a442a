import { detachFromUserListSpec } from '@shop/contract/user-lists/detach-from-user-list';
import { defineRoute } from '../http/define-route';
import { detachProducts, getList } from './user-list-service';

/** PATCH /v1/me/user-lists/{key}/detach */
export const detachFromUserListRoute = defineRoute(
  detachFromUserListSpec,
  async (context, { params: { key }, body }) => {
    await getList(context, key);
    await detachProducts(context, body.ids, key);
    return getList(context, key);
  },
);
