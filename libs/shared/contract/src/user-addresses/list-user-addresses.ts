import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { LimitedListQuery } from '../wire/limited-list-query';
import { trimmedText } from '../wire/trimmed-text';
import { UserAddress } from './user-address';

const WORD_MAX = 100;

const schemas = {
  query: v.object({
    ...LimitedListQuery.entries,
    /** Words that an address contains: of its name, the recipient, the address, the postal code, a telephone number. */
    word: v.optional(trimmedText(WORD_MAX, `${WORD_MAX}文字以内で入力してください`)),
  }),
  response: v.array(UserAddress),
};

/** The member's address book, or what of it contains `word`, the default first; `x-limit` says how many it may hold (account §7). */
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
