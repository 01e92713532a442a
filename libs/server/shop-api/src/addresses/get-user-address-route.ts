import { getUserAddressSpec } from '@shop/contract/user-addresses/get-user-address';
import { handle } from '../http/handle';
import { getAddress } from './address-service';

export const getUserAddressRoute = handle(getUserAddressSpec, (context, { params }) =>
  getAddress(context, params.id),
);
