import { createUserAddressSpec } from '@shop/contract/user-addresses/create-user-address';
import { handle } from '../http/handle';
import { addAddress } from './address-service';

export const createUserAddressRoute = handle(createUserAddressSpec, (context, { body }) =>
  addAddress(context, body),
);
