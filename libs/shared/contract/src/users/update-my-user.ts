import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { User } from './user';
import { CurrentPassword } from './current-password';
import { USER_ERRORS } from './user-errors';
import { Email, UserInput } from './user-input';

const schemas = {
  body: v.object({
    ...UserInput.entries,
    email: v.optional(Email),
    current_password: v.optional(CurrentPassword),
  }),
  response: User,
};

/** Replaces what the member writes about themselves; the user name is never sent. Another mail address takes the current password, and takes effect when it is verified by the mail sent to it. */
export const updateMyUser: EndpointOf<typeof schemas> = {
  method: 'PUT',
  path: '/v1/me/user',
  auth: 'member',
  responseType: 'json',
};

export const updateMyUserSpec = specify({
  endpoint: updateMyUser,
  schemas,
  summary: '会員情報の変更',
  errors: [USER_ERRORS.wrongPassword],
});
