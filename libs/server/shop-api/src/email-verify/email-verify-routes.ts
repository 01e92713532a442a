import { checkEmailVerifySpec } from '@shop/contract/email-verify/check-email-verify';
import { requestEmailVerifySpec } from '@shop/contract/email-verify/request-email-verify';
import { takeRate } from '../auth/rate-limit';
import { findUser, findUserByLogin } from '../auth/user-store';
import { invalidFields } from '../http/api-failure';
import { handle, type Route } from '../http/handle';
import type { RouteContext } from '../http/route-context';
import { sendEmailVerify } from './send-email-verify';
import { verifyEmail } from './verify-email';

const WINDOW_MS = 15 * 60 * 1000;
/** Mails to one address, whoever asks for them. */
const PER_MAIL_ADDRESS = { count: 5, windowMs: WINDOW_MS };
const PER_CLIENT_ADDRESS = { count: 30, windowMs: WINDOW_MS };

/** Who is to get a mail at which address; `null`: nobody, which the answer does not tell. */
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
const requestEmailVerifyRoute = handle(requestEmailVerifySpec, async (context, { body }) => {
  const { db, channel, clock, clientAddress, log } = context;
  await takeRate(db, clock, `email-verify/${clientAddress}`, PER_CLIENT_ADDRESS);
  const recipient = await findRecipient(context, body.email);
  const address = recipient?.email ?? body.email ?? '';
  await takeRate(db, clock, `email-verify/${channel.id}/${address}`, PER_MAIL_ADDRESS);
  if (recipient !== null) {
    // Not waited for: the time of the answer must not tell whether there is such an account. reliability 4
    void sendEmailVerify(context, recipient.user, recipient.email).catch((error: unknown) => {
      log.error({ err: error }, 'verification mail was not sent');
    });
  }
  return undefined;
});

/** POST /v1/email-verify/check */
const checkEmailVerifyRoute = handle(checkEmailVerifySpec, async (context, { body }) => {
  const { db, clock, clientAddress } = context;
  await takeRate(db, clock, `email-verify-try/${clientAddress}`, PER_CLIENT_ADDRESS);
  await verifyEmail(context, body);
  return { is_registered_member: true as const };
});

export const emailVerifyRoutes: readonly Route[] = [requestEmailVerifyRoute, checkEmailVerifyRoute];
