import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { UserAddress } from './user-address';

const schemas = { response: v.array(UserAddress) };

/** The member's whole address book, the default first; `x-limit` says how many it may hold (account §7). */
export const listUserAddresses: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/user-addresses',
  auth: 'member',
  answer: 'json',
};

export const listUserAddressesSpec = specify({
  endpoint: listUserAddresses,
  schemas,
  summary: 'アドレス帳の一覧',
  errors: [],
});
