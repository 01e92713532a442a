import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { User } from './user';
import { CurrentPassword } from './current-password';
import { USER_ERRORS } from './user-errors';
import { Email, UserInput } from './user-input';

const schemas = {
  body: v.object({
    ...v.partial(UserInput).entries,
    email: v.optional(Email),
    current_password: v.optional(CurrentPassword),
  }),
  response: User,
};

/** Changes what the member writes about themselves; what is left out stays as it is, and the user name is never sent. Another mail address or security question takes the current password; the address takes effect when it is verified by the mail sent to it. */
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
