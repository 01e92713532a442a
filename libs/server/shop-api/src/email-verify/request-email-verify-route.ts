import { requestEmailVerifySpec } from '@shop/contract/email-verify/request-email-verify';
import { consumeRateLimit } from '../auth/rate-limit';
import { findUser, findUserByLogin } from '../auth/user-store';
import { invalidFields } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import type { RouteContext } from '../http/route-context';
import { sendEmailVerify } from './send-email-verify';
import { EMAIL_VERIFY_PER_CLIENT_ADDRESS, EMAIL_VERIFY_PER_MAIL_ADDRESS } from './email-verify-rate-limits';

/** The recipient and the address of the mail; `null` for nobody, which the response does not show. */
async function findRecipient({ db, channel, member }: RouteContext, email: string | undefined) {
  if (member !== null) {
    const user = await findUser(db, channel.id, member.id);
    return user === null ? null : { user, email: email ?? user.email };
  }
  if (email === undefined) throw invalidFields({ email: ['メールアドレスを入力してください'] });
  const user = await findUserByLogin(db, channel.id, email);
  return user === null || user.isRegisteredMember ? null : { user, email: user.email };
}

/** POST /v1/email-verify/request */
export const requestEmailVerifyRoute = defineRoute(requestEmailVerifySpec, async (context, { body }) => {
  const { db, channel, clock, clientAddress, log } = context;
  await consumeRateLimit(db, clock, `email-verify/${clientAddress}`, EMAIL_VERIFY_PER_CLIENT_ADDRESS);
  const recipient = await findRecipient(context, body.email);
  const address = recipient?.email ?? body.email ?? '';
  await consumeRateLimit(db, clock, `email-verify/${channel.id}/${address}`, EMAIL_VERIFY_PER_MAIL_ADDRESS);
  if (recipient !== null) {
    // Not awaited: the response time must not show whether there is such an account. reliability 4
    void sendEmailVerify(context, recipient.user, recipient.email).catch((error: unknown) => {
      log.error({ err: error }, 'verification mail was not sent');
    });
  }
  return undefined;
});
