import { specify, type EndpointOf } from '../endpoint';
import { UserAddressInput } from './address-input';
import { UserAddress } from './user-address';

const schemas = { body: UserAddressInput, response: UserAddress };

/** Adds an address; the first one becomes default and default sender. */
export const createUserAddress: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/me/user-addresses',
  auth: 'member',
  answer: 'json',
};

export const createUserAddressSpec = specify({
  endpoint: createUserAddress,
  schemas,
  summary: 'アドレス帳への追加',
  errors: ['user_address.limit_exceeded'],
  status: 201,
});
