import { requestEmailVerifySpec } from '@shop/contract/email-verify/request-email-verify';
import type { InferOutput } from 'valibot';
import { requireCurrentPassword } from '../auth/require-current-password';
import { consumeRateLimit } from '../http/rate-limit';
import { findUser, findUserByLogin } from '../auth/user-store';
import { invalidFields } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import type { RouteContext } from '../http/route-context';
import { limitAccessMail } from '../mail/limit-stranger-mail';
import { sendEmailVerify } from './send-email-verify';
import {
  EMAIL_VERIFY_PER_CLIENT_IP,
  EMAIL_VERIFY_PER_EMAIL,
  emailVerifyKey,
} from './email-verify-rate-limits';

type Body = InferOutput<(typeof requestEmailVerifySpec)['schemas']['body']>;

/** The recipient and the address of the mail; `null` for nobody, which the response does not show. */
async function findRecipient(context: RouteContext, { email, current_password: password }: Body) {
  const { db, channel, member } = context;
  if (member !== null) {
    // Whoever proves another address gets the account: a stolen session must not suffice.
    if (email !== undefined && email !== member.email)
      return { user: await requireCurrentPassword(context, password), email };
    const user = await findUser(db, channel.id, member.id);
    return user === null ? null : { user, email: user.email };
  }
  if (email === undefined) throw invalidFields({ email: ['メールアドレスを入力してください'] });
  const user = await findUserByLogin(db, channel.id, email);
  return user === null || user.isRegisteredMember ? null : { user, email: user.email };
}

/** POST /v1/email-verify/request */
export const requestEmailVerifyRoute = defineRoute(requestEmailVerifySpec, async (context, { body }) => {
  const { db, clock, rateIp, afterResponse } = context;
  await consumeRateLimit(db, clock, `email-verify/${rateIp}`, EMAIL_VERIFY_PER_CLIENT_IP);
  const recipient = await findRecipient(context, body);
  const address = recipient?.email ?? body.email ?? '';
  await consumeRateLimit(db, clock, emailVerifyKey(context, address), EMAIL_VERIFY_PER_EMAIL);
  await limitAccessMail(db, context, address);
  if (recipient !== null)
    afterResponse('verification mail was not sent', () =>
      sendEmailVerify(context, recipient.user, recipient.email),
    );
  return undefined;
});
