import { setDefaultUserAddressSpec } from '@shop/contract/user-addresses/set-default-user-address';
import { defineRoute } from '../http/define-route';
import { setFlag } from './address-service';

export const setDefaultUserAddressRoute = defineRoute(setDefaultUserAddressSpec, (context, { params }) =>
  setFlag(context, params.id, 'isDefault'),
);
