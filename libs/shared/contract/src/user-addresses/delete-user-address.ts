import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { IdFromText } from '../wire/id';
import { USER_ADDRESS_ERRORS } from './user-address-errors';

const schemas = { params: v.object({ id: IdFromText }) };

/** Removes an address; its flags pass on to the oldest one left. */
export const deleteUserAddress: EndpointOf<typeof schemas> = {
  method: 'DELETE',
  path: '/v1/me/user-addresses/{id}',
  auth: 'member',
  responseType: 'empty',
};

export const deleteUserAddressSpec = specify({
  endpoint: deleteUserAddress,
  schemas,
  summary: 'アドレスの削除',
  errors: [USER_ADDRESS_ERRORS.notFound],
  status: 204,
});
