import { deleteUserAddressSpec } from '@shop/contract/user-addresses/delete-user-address';
import { defineRoute } from '../http/define-route';
import { deleteAddress } from './address-service';

export const deleteUserAddressRoute = defineRoute(deleteUserAddressSpec, async (context, { params }) => {
  await deleteAddress(context, params.id);
  return undefined;
});
