import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { IdFromText } from '../wire/id';
import { UserAddress } from './user-address';
import { USER_ADDRESS_ERRORS } from './user-address-errors';

const schemas = { params: v.object({ id: IdFromText }), response: UserAddress };

/** One address of the member; the id of another member's address is a 404 like an unknown one. */
export const getUserAddress: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/user-addresses/{id}',
  auth: 'member',
  responseType: 'json',
};

export const getUserAddressSpec = specify({
  endpoint: getUserAddress,
  schemas,
  summary: 'アドレスの詳細',
  errors: [USER_ADDRESS_ERRORS.notFound],
});
