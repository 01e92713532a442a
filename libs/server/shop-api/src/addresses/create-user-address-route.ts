import { createUserAddressSpec } from '@shop/contract/user-addresses/create-user-address';
import { defineRoute } from '../http/define-route';
import { addAddress } from './address-service';

export const createUserAddressRoute = defineRoute(createUserAddressSpec, (context, { body }) =>
  addAddress(context, body),
);
