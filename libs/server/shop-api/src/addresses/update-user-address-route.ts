import { updateUserAddressSpec } from '@shop/contract/user-addresses/update-user-address';
import { defineRoute } from '../http/define-route';
import { updateAddress } from './address-service';

export const updateUserAddressRoute = defineRoute(updateUserAddressSpec, (context, { params, body }) =>
  updateAddress(context, params.id, body),
);
