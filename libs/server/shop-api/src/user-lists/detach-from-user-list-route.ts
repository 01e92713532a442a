import { detachFromUserListSpec } from '@shop/contract/user-lists/detach-from-user-list';
import { handle } from '../http/handle';
import { detachProducts, getList } from './user-list-service';

/** PATCH /v1/me/user-lists/{key}/detach */
export const detachFromUserListRoute = handle(
  detachFromUserListSpec,
  async (context, { params: { key }, body }) => {
    await getList(context, key);
    await detachProducts(context, body.ids, key);
    return getList(context, key);
  },
);
