import * as v from 'valibot';
import { AUTH_ERRORS } from '../auth/auth-errors';
import { LoginResponse } from '../auth/login-response';
import { type EndpointOf, specify } from '../endpoint';
import { PASSKEY_ERRORS } from './passkey-errors';
import { LoginCredential } from './web-authn-json';

const schemas = {
  body: v.object({ credential: LoginCredential }),
  response: LoginResponse,
};

/** Signs in by a passkey. The device has verified its user, so no one-time code follows. */
export const loginByPasskey: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/auth/passkey',
  auth: 'none',
  responseType: 'json',
};

export const loginByPasskeySpec = specify({
  endpoint: loginByPasskey,
  schemas,
  summary: 'パスキーでのログイン',
  errors: [PASSKEY_ERRORS.loginFailed, AUTH_ERRORS.loginFailed],
});
