import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Passkey, PasskeyName } from './passkey';
import { PASSKEY_ERRORS } from './passkey-errors';
import { RegistrationCredential } from './web-authn-json';

const schemas = {
  body: v.object({ name: PasskeyName, credential: RegistrationCredential }),
  response: Passkey,
};

/** Adds the passkey that a device has made, and tells the member by mail. */
export const createPasskey: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/me/passkeys',
  auth: 'member',
  responseType: 'json',
};

export const createPasskeySpec = specify({
  endpoint: createPasskey,
  schemas,
  summary: 'パスキーの追加',
  errors: [PASSKEY_ERRORS.registrationFailed, PASSKEY_ERRORS.limitExceeded],
  status: 201,
});
