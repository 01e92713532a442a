import { MAIL_LINK_HOURS } from '@shop/contract/auth/mail-lifetimes';
import { storefrontPath } from '@shop/shops/storefront-paths';
import { HttpError } from '../http/http-error';
import type { RouteContext } from '../http/route-context';
import { limitNetworkMail } from '../mail/limit-stranger-mail';
import { writeAccountMail } from '../mail/account-mail';
import { issueMailToken } from './mail-token';
import { consumeRateLimit } from '../http/rate-limit';
import { findUserByLogin } from './user-store';
import { HOUR_MS } from '../durations';

const LINK_LIFETIME_MS = MAIL_LINK_HOURS * HOUR_MS;
/** Mails about a lock to one account, so that a stranger cannot fill its mailbox. */
const OFFERS = { count: 1, windowMs: HOUR_MS };
/** Mails about locks that one client IP causes, so that it cannot write to every member. */
const OFFERS_BY_CLIENT_IP = { count: 20, windowMs: HOUR_MS };

/** Mails the owner of a locked account a link that unlocks it; does nothing where there is no such account. */
export async function sendUnlockMail(context: RouteContext, login: string): Promise<void> {
  const { db, channel, clock, rateIp } = context;
  const user = await findUserByLogin(db, channel.id, login);
  if (user === null) return;
  try {
    // Together: a mail that the second limit stops does not count for the first.
    await db.transaction(async (tx) => {
      await consumeRateLimit(tx, clock, `unlock/${user.id}`, OFFERS);
      await consumeRateLimit(tx, clock, `unlock-mail/${rateIp}`, OFFERS_BY_CLIENT_IP);
      if (user.emailVerifiedAt === null) await limitNetworkMail(tx, context);
    });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return;
  }
  await db.transaction(async (tx) => {
    const code = await issueMailToken(tx, {
      userId: user.id,
      purpose: 'unlock',
      now: clock.now(),
      lifetimeMs: LINK_LIFETIME_MS,
    });
    await context.mail.send(
      tx,
      writeAccountMail(context, user, {
        subject: 'ログインの一時停止のお知らせ',
        lines: [
          'パスワードの誤りが続いたため、ログインを一時的に停止しました。',
          'ご本人の場合は、次のリンクから停止を解除できます。',
        ],
        link: { path: `${storefrontPath('login-unlock')}?code=${code}`, label: '停止を解除する' },
        closing: [
          `リンクは${MAIL_LINK_HOURS}時間、一度だけ有効です。`,
          'お心当たりがない場合は、解除せずにそのままお待ちください。',
        ],
      }),
    );
  });
  context.mail.flushLater();
}
