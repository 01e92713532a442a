import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { User } from './user';
import { Email, UserInput } from './user-input';

const schemas = {
  body: v.object({ ...UserInput.entries, email: v.optional(Email) }),
  response: User,
};

/** Replaces what the member writes about themselves; the user name is never sent. Another mail address takes effect when the mail sent to it is answered. */
export const updateMyUser: EndpointOf<typeof schemas> = {
  method: 'PUT',
  path: '/v1/me/user',
  auth: 'member',
  answer: 'json',
};

export const updateMyUserSpec = specify({
  endpoint: updateMyUser,
  schemas,
  summary: '会員情報の変更',
  errors: [],
});
