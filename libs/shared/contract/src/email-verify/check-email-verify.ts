import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { USER_ERRORS } from '../users/user-errors';
import { SecretToken } from '../wire/secret-token';
import { OneTimeCode } from '../wire/one-time-code';

const schemas = {
  body: v.union([v.object({ token: SecretToken }), v.object({ verify_code: OneTimeCode })]),
  response: v.object({
    is_registered_member: v.literal(true),
    /**
     * The secret of a link to /reminder/reset, where the address was proved for the first time and from a browser that is not
     * signed in as the member: the password of the registration has ended, because it may be a stranger's.
     */
    reset_token: v.optional(SecretToken),
  }),
};

/**
 * Verifies a mail address by the secret of the link, or, signed in, by the six digits of the code (account §4). The link that
 * changes a proved address takes the session of its member too: the mailbox's owner need not be who wants the change.
 */
export const checkEmailVerify: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/email-verify/check',
  auth: 'any',
  responseType: 'json',
};

export const checkEmailVerifySpec = specify({
  endpoint: checkEmailVerify,
  schemas,
  summary: 'メールアドレスの確認',
  errors: [USER_ERRORS.verifyFailed, USER_ERRORS.signInToVerify, USER_ERRORS.emailTaken],
});
