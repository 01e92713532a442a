import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { CurrentPassword } from './current-password';
import { NewPassword } from './new-password';
import { USER_ERRORS } from './user-errors';

const schemas = {
  body: v.object({
    current_password: CurrentPassword,
    password: NewPassword,
  }),
};

/** Changes the password; every other session of the member ends. */
export const updateMyPassword: EndpointOf<typeof schemas> = {
  method: 'PUT',
  path: '/v1/me/password',
  auth: 'member',
  responseType: 'empty',
};

export const updateMyPasswordSpec = specify({
  endpoint: updateMyPassword,
  schemas,
  summary: 'パスワード変更',
  errors: [USER_ERRORS.wrongPassword, USER_ERRORS.commonPassword],
  status: 204,
});
