import { getUserAddressSpec } from '@shop/contract/user-addresses/get-user-address';
import { defineRoute } from '../http/define-route';
import { getAddress } from './address-service';

export const getUserAddressRoute = defineRoute(getUserAddressSpec, (context, { params }) =>
  getAddress(context, params.id),
);
