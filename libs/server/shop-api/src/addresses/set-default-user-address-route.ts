import { setDefaultUserAddressSpec } from '@shop/contract/user-addresses/set-default-user-address';
import { handle } from '../http/handle';
import { giveFlag } from './address-service';

export const setDefaultUserAddressRoute = handle(setDefaultUserAddressSpec, (context, { params }) =>
  giveFlag(context, params.id, 'isDefault'),
);
