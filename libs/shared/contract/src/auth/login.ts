import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { LoginResponse } from './login-response';
import { AUTH_ERRORS } from './auth-errors';

/** No password or name that a person uses is longer; longer ones would only cost time. */
const MAX_CREDENTIAL_LENGTH = 256;
const Credential = v.pipe(v.string(), v.maxLength(MAX_CREDENTIAL_LENGTH));

const schemas = {
  body: v.pipe(
    v.object({
      email: v.optional(Credential),
      username: v.optional(Credential),
      password: v.pipe(Credential, v.nonEmpty('パスワードを入力してください')),
    }),
    v.forward(
      v.partialCheck(
        [['email'], ['username']],
        ({ email, username }) => Boolean(email?.trim() ?? username?.trim()),
        'メールアドレスを入力してください',
      ),
      ['email'],
    ),
  ),
  response: LoginResponse,
};

/** Signs in by mail address or user name. core §3, §4 */
export const login: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/auth/login',
  auth: 'none',
  responseType: 'json',
};

export const loginSpec = specify({
  endpoint: login,
  schemas,
  summary: 'ログイン',
  errors: [AUTH_ERRORS.loginFailed],
});
