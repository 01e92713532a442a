import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { IdFromText } from '../wire/id';
import { UserAddress } from './user-address';
import { USER_ADDRESS_ERRORS } from './user-address-errors';

const schemas = { params: v.object({ id: IdFromText }), response: v.array(UserAddress) };

/** Makes the address the only default and returns the whole book. */
export const setDefaultUserAddress: EndpointOf<typeof schemas> = {
  method: 'PATCH',
  path: '/v1/me/user-addresses/{id}/use',
  auth: 'member',
  responseType: 'json',
};

export const setDefaultUserAddressSpec = specify({
  endpoint: setDefaultUserAddress,
  schemas,
  summary: '通常使うお届け先に設定',
  errors: [USER_ADDRESS_ERRORS.notFound],
});
