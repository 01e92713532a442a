import { deleteMyUserSpec } from '@shop/contract/users/delete-my-user';
import { defineRoute } from '../http/define-route';
import { closeAccount } from './close-account';

/** DELETE /v1/me/user */
export const deleteMyUserRoute = defineRoute(deleteMyUserSpec, async (context) => {
  await closeAccount(context);
  return undefined;
});
