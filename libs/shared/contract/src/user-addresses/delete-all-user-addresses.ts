import { type EndpointOf, specify } from '../endpoint';

const schemas = {};

/** Empties the address book. */
export const deleteAllUserAddresses: EndpointOf<typeof schemas> = {
  method: 'DELETE',
  path: '/v1/me/user-addresses-all',
  auth: 'member',
  responseType: 'empty',
};

export const deleteAllUserAddressesSpec = specify({
  endpoint: deleteAllUserAddresses,
  schemas,
  summary: 'アドレス帳をすべて削除',
  errors: [],
  status: 204,
});
