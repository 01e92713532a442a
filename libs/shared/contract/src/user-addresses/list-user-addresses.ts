import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { LimitedListQuery } from '../wire/limited-list-query';
import { UserAddress } from './user-address';

const schemas = { query: LimitedListQuery, response: v.array(UserAddress) };

/** The member's address book, the default first; `x-limit` says how many it may hold (account §7). */
export const listUserAddresses: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/me/user-addresses',
  auth: 'member',
  responseType: 'json',
};

export const listUserAddressesSpec = specify({
  endpoint: listUserAddresses,
  schemas,
  summary: 'アドレス帳の一覧',
  errors: [],
});
