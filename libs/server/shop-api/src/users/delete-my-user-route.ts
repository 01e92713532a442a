import { deleteMyUserSpec } from '@shop/contract/users/delete-my-user';
import { requireCurrentPassword } from '../auth/require-current-password';
import { defineRoute } from '../http/define-route';
import { closeAccount } from './close-account';

/** DELETE /v1/me/user: takes the current password. */
export const deleteMyUserRoute = defineRoute(deleteMyUserSpec, async (context, { body }) => {
  await closeAccount(context, await requireCurrentPassword(context, body.current_password));
  return undefined;
});
