import * as v from 'valibot';
import { AUTH_ERRORS } from './auth-errors';
import { type EndpointOf, specify } from '../endpoint';
import { USER_ERRORS } from '../users/user-errors';
import { SecretToken } from '../wire/secret-token';
import { LoginResponse } from './login-response';

const schemas = {
  body: v.object({ sync_token: SecretToken }),
  response: LoginResponse,
};

/** Signs in the account of this shop that is linked with the one which made the secret in another shop (core §7). With `is_verify` the one-time code is still missing. */
export const loginSyncChannel: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/auth/login-sync-channel',
  auth: 'none',
  responseType: 'json',
};

export const loginSyncChannelSpec = specify({
  endpoint: loginSyncChannel,
  schemas,
  summary: 'ほかの店からのログイン連携',
  errors: [USER_ERRORS.syncFailed, AUTH_ERRORS.loginFailed],
});
