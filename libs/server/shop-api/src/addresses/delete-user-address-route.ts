import { deleteUserAddressSpec } from '@shop/contract/user-addresses/delete-user-address';
import { handle } from '../http/handle';
import { deleteAddress } from './address-service';

export const deleteUserAddressRoute = handle(deleteUserAddressSpec, async (context, { params }) => {
  await deleteAddress(context, params.id);
  return undefined;
});
