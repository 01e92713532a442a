import { deleteAllUserAddressesSpec } from '@shop/contract/user-addresses/delete-all-user-addresses';
import { defineRoute } from '../http/define-route';
import { removeAllAddresses } from './address-store';

/** DELETE /v1/me/user-addresses-all */
export const deleteAllUserAddressesRoute = defineRoute(deleteAllUserAddressesSpec, async (context) => {
  await removeAllAddresses(context.db, context.requireMember().id);
  return undefined;
});
