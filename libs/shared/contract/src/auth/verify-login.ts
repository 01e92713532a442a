import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Id } from '../wire/id';
import { LoginResponse } from './login-response';
import { OneTimeCode } from '../wire/one-time-code';
import { AUTH_ERRORS } from './auth-errors';

const MAX_TOKEN_LENGTH = 128;

const schemas = {
  body: v.object({
    user_id: Id,
    verify_code: OneTimeCode,
    /** The token of the login response, which the code belongs to; without it no code is accepted. */
    verify_token: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(MAX_TOKEN_LENGTH)))),
    is_sync_user_channel: v.optional(v.boolean()),
  }),
  response: LoginResponse,
};

/** Completes a login by the one-time code that came by mail. core §4, reliability 4 */
export const verifyLogin: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/auth/verify',
  auth: 'none',
  responseType: 'json',
};

export const verifyLoginSpec = specify({
  endpoint: verifyLogin,
  schemas,
  summary: '確認コードの認証',
  errors: [AUTH_ERRORS.verifyFailed, AUTH_ERRORS.loginFailed],
});
