import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { LoginResponse } from '../auth/login-response';
import { NewPassword } from './new-password';
import { USER_ERRORS } from './user-errors';
import { Email, UserInput, Username } from './user-input';

const schemas = {
  body: v.object({
    ...UserInput.entries,
    email: Email,
    username: v.optional(Username),
    password: NewPassword,
    is_login: v.optional(v.boolean(), true),
  }),
  response: LoginResponse,
};

/** Registers a member of this shop and, unless `is_login` is false, signs in (account §4). Where the shop verifies mail addresses, a mail with a code and a link is sent and `is_registered_member` is false until then. */
export const createUser: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/users',
  auth: 'none',
  responseType: 'json',
};

export const createUserSpec = specify({
  endpoint: createUser,
  schemas,
  summary: '新規会員登録',
  errors: [USER_ERRORS.emailTaken, USER_ERRORS.usernameTaken, USER_ERRORS.commonPassword],
  status: 201,
});
