import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { IdFromText } from '../wire/id';
import { UserAddress } from './user-address';
import { USER_ADDRESS_ERRORS } from './user-address-errors';

const schemas = { params: v.object({ id: IdFromText }), response: v.array(UserAddress) };

/** Makes the address the only default sender and returns the whole book. */
export const setDefaultSender: EndpointOf<typeof schemas> = {
  method: 'PATCH',
  path: '/v1/me/user-addresses/{id}/use-sender',
  auth: 'member',
  responseType: 'json',
};

export const setDefaultSenderSpec = specify({
  endpoint: setDefaultSender,
  schemas,
  summary: '通常使うご依頼主に設定',
  errors: [USER_ADDRESS_ERRORS.notFound],
});
