import { specify, type EndpointOf } from '../endpoint';
import { UserAddressInput } from './address-input';
import { UserAddress } from './user-address';
import { USER_ADDRESS_ERRORS } from './user-address-errors';

const schemas = { body: UserAddressInput, response: UserAddress };

/** Adds an address; the first one becomes default and default sender. */
export const createUserAddress: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/me/user-addresses',
  auth: 'member',
  responseType: 'json',
};

export const createUserAddressSpec = specify({
  endpoint: createUserAddress,
  schemas,
  summary: 'アドレス帳への追加',
  errors: [USER_ADDRESS_ERRORS.limitExceeded],
  status: 201,
});
