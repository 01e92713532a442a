import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { IdFromText } from '../wire/id';
import { UserAddressInput } from './address-input';
import { UserAddress } from './user-address';
import { USER_ADDRESS_ERRORS } from './user-address-errors';

const schemas = { params: v.object({ id: IdFromText }), body: UserAddressInput, response: UserAddress };

/** Replaces an address; its two flags stay. */
export const updateUserAddress: EndpointOf<typeof schemas> = {
  method: 'PUT',
  path: '/v1/me/user-addresses/{id}',
  auth: 'member',
  responseType: 'json',
};

export const updateUserAddressSpec = specify({
  endpoint: updateUserAddress,
  schemas,
  summary: 'アドレスの変更',
  errors: [USER_ADDRESS_ERRORS.notFound],
});
