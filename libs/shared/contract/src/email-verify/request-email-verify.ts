import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { CurrentPassword } from '../users/current-password';
import { USER_ERRORS } from '../users/user-errors';
import { Email } from '../users/user-input';

const schemas = {
  body: v.object({ email: v.optional(Email), current_password: v.optional(CurrentPassword) }),
};

/** Sends a mail with a code and a link to the member, with the current password to another address the member wants to have, or to whoever registered with that address and has not verified it. The response is the same in every case. */
export const requestEmailVerify: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/email-verify/request',
  auth: 'any',
  responseType: 'empty',
};

export const requestEmailVerifySpec = specify({
  endpoint: requestEmailVerify,
  schemas,
  summary: 'メールアドレス確認の依頼',
  errors: [USER_ERRORS.wrongPassword],
  status: 204,
});
