import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { CurrentPassword } from '../users/current-password';
import { USER_ERRORS } from '../users/user-errors';
import { PASSKEY_ERRORS } from './passkey-errors';
import { CreationOptions } from './web-authn-json';

const schemas = {
  body: v.object({
    /** Not needed within ten minutes after a sign-in by passkey or with a provider. */
    current_password: v.optional(CurrentPassword),
  }),
  response: v.object({ public_key: CreationOptions }),
};

/** Begins to add a passkey, with the current password. The challenge is good once, for five minutes, for this member. */
export const startPasskeyRegistration: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/me/passkeys/options',
  auth: 'member',
  responseType: 'json',
};

export const startPasskeyRegistrationSpec = specify({
  endpoint: startPasskeyRegistration,
  schemas,
  summary: 'パスキー追加の開始',
  errors: [USER_ERRORS.wrongPassword, PASSKEY_ERRORS.limitExceeded, PASSKEY_ERRORS.verifyEmailFirst],
  status: 201,
});
