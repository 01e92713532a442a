import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { NewPassword } from './new-password';
import { USER_ERRORS } from './user-errors';

const LONGEST_PASSWORD = 256;

const schemas = {
  body: v.object({
    current_password: v.pipe(
      v.string(),
      v.nonEmpty('現在のパスワードを入力してください'),
      v.maxLength(LONGEST_PASSWORD),
    ),
    password: NewPassword,
  }),
};

/** Changes the password; every other session of the member ends. */
export const updateMyPassword: EndpointOf<typeof schemas> = {
  method: 'PUT',
  path: '/v1/me/password',
  auth: 'member',
  answer: 'empty',
};

export const updateMyPasswordSpec = specify({
  endpoint: updateMyPassword,
  schemas,
  summary: 'パスワード変更',
  errors: [USER_ERRORS.wrongPassword, USER_ERRORS.commonPassword],
  status: 204,
});
