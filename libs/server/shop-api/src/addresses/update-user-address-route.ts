import { updateUserAddressSpec } from '@shop/contract/user-addresses/update-user-address';
import { handle } from '../http/handle';
import { updateAddress } from './address-service';

export const updateUserAddressRoute = handle(updateUserAddressSpec, (context, { params, body }) =>
  updateAddress(context, params.id, body),
);
