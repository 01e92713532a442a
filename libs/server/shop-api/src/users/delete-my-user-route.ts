import { deleteMyUserSpec } from '@shop/contract/users/delete-my-user';
import { handle } from '../http/handle';
import { leaveShop } from './leave-shop';

/** DELETE /v1/me/user */
export const deleteMyUserRoute = handle(deleteMyUserSpec, async (context) => {
  await leaveShop(context);
  return undefined;
});
