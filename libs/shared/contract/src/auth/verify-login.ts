import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Id } from '../wire/id';
import { LoginAnswer } from './login-answer';
import { OneTimeCode } from '../wire/one-time-code';
import { AUTH_ERRORS } from './auth-errors';

const LONGEST_TOKEN = 128;

const schemas = {
  body: v.object({
    user_id: Id,
    verify_code: OneTimeCode,
    /** What the login answered; without it the code must come from the address that logged in. */
    verify_token: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_TOKEN)))),
    is_sync_user_channel: v.optional(v.boolean()),
  }),
  response: LoginAnswer,
};

/** Completes a login by the one-time code that came by mail. core §4, reliability 4 */
export const verifyLogin: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/auth/verify',
  auth: 'none',
  answer: 'json',
};

export const verifyLoginSpec = specify({
  endpoint: verifyLogin,
  schemas,
  summary: '確認コードの認証',
  errors: [AUTH_ERRORS.verifyFailed],
});
