import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { USER_ERRORS } from '../users/user-errors';
import { SecretToken } from '../wire/secret-token';

const schemas = {
  params: v.object({ code: SecretToken }),
  response: v.object({ is_unlocked: v.literal(true) }),
};

/** Ends the lock after too many wrong passwords, by the secret of the mail; once. */
export const unlockAccount: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/auth/unlock/{code}',
  auth: 'none',
  responseType: 'json',
};

export const unlockAccountSpec = specify({
  endpoint: unlockAccount,
  schemas,
  summary: 'アカウントのロック解除',
  errors: [USER_ERRORS.unlockFailed],
});
