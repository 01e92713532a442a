import { USER_ERRORS } from '@shop/contract/users/user-errors';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { endAccess } from '../auth/end-access';
import { forgetDestinations } from '../users/forget-destinations';
import { revokeTokens, findToken, matchesCode, consumeAttempt, consumeToken } from '../auth/mail-token';
import { hashToken } from '../auth/random-token';
import { issueResetToken, replaceResetToken } from '../auth/reset-token';
import { revokeOpenLinks } from '../auth/revoke-open-links';
import { endSessions } from '../auth/session-store';
import { mailTokens, users } from '../db/schema';
import { isUniqueViolation } from '../db/is-unique-violation';
import {
  findHandledRequest,
  handledRequestKey,
  recordHandledRequest,
} from '../handled-requests/handled-request';
import { unlessHandled } from '../handled-requests/unless-handled';
import { rejected } from '../http/http-error';
import type { RouteContext } from '../http/route-context';
import { unknownPassword } from '../users/forget-member';
import { emailChangedMail } from './email-changed-mail';

type Proof = { readonly token: string } | { readonly verify_code: string };
type TokenRow = typeof mailTokens.$inferSelect;

/** What became of a proof. `resetToken`: the secret of a link that sets a new password, where the old one ended; else null. */
interface Verification {
  readonly resetToken: string | null;
}

const failed = () =>
  rejected(USER_ERRORS.verifyFailed, '確認コードまたはリンクが正しくないか、有効期限が切れています');

const signInFirst = () =>
  rejected(
    USER_ERRORS.signInToVerify,
    'メールアドレスの変更は、お申し込みになった会員としてログインしてから、もう一度このボタンを押してください',
  );

/** The row that a link's secret names, if its member belongs to this shop. */
async function findByLink({ db, channel, clock }: RouteContext, secret: string): Promise<TokenRow | null> {
  const found = await findToken(db, ['email-verify'], secret, clock.now());
  return found !== null && found.user.channelId === channel.id ? found.token : null;
}

/** The newest code of the member who is signed in, if the digits are its; each guess takes a try first. */
async function findByCode(context: RouteContext, code: string): Promise<TokenRow | null> {
  const { db, clock } = context;
  const now = clock.now();
  const [row] = await db
    .select()
    .from(mailTokens)
    .where(
      and(
        eq(mailTokens.userId, context.requireMember().id),
        eq(mailTokens.purpose, 'email-verify-code'),
        isNull(mailTokens.usedAt),
        gt(mailTokens.expiresAt, now),
      ),
    )
    .orderBy(desc(mailTokens.id))
    .limit(1);
  if (row === undefined || !(await consumeAttempt(db, row.id, now)) || !matchesCode(row, code)) return null;
  return row;
}

/**
 * With what the access to an account ends, where whoever proves its address for the first time need not be who registered with
 * it: by the link, from where nobody is signed in as that member; else null.
 */
const endOfStrangers = async (
  { member, clock }: RouteContext,
  { userId }: Pick<TokenRow, 'userId'>,
  proof: Proof,
): Promise<{ readonly passwordHash: string; readonly now: Date } | null> =>
  'token' in proof && member?.id !== userId
    ? { passwordHash: await unknownPassword(), now: clock.now() }
    : null;

/**
 * Whether the link of a mail would change an account's proved address for somebody who is not signed in as its member. Whoever
 * asked for the change may have named a stranger's mailbox: its owner must not get an account under his address, with the
 * password and the sessions of another, by pressing a link.
 */
const isChangeByStranger = (
  { member }: RouteContext,
  { id, email, emailVerifiedAt }: typeof users.$inferSelect,
  wanted: string,
): boolean => emailVerifiedAt !== null && email !== wanted && member?.id !== id;

/**
 * Makes the proven mail address the member's own and the member a registered one (account §4). Where the address
 * changes, the old one is told, and all other sessions, links and codes end. Where another than who registered may have
 * proved it, everything ends that the registration left to sign in with. A request that is sent again under its key is carried
 * out once.
 * Throws `email_verify.failed`, `email_verify.sign_in_first` (the link holds on then), `user.email_taken`.
 */
export async function verifyEmail(context: RouteContext, proof: Proof): Promise<Verification> {
  const requestKey =
    'token' in proof
      ? handledRequestKey(context, 'verify-email', hashToken(proof.token))
      : handledRequestKey(context, 'verify-email', `${context.requireMember().id}/${proof.verify_code}`);
  return unlessHandled(
    () => repeatVerification(context, requestKey),
    () => verifyOnce(context, proof, requestKey),
  );
}

/** The response to a request that has been carried out before. Only hashes of secrets are stored: an open one is replaced. */
async function repeatVerification(
  context: RouteContext,
  requestKey: string | null,
): Promise<Verification | null> {
  const handled = await findHandledRequest(context.db, requestKey, context.clock.now());
  if (handled === null) return null;
  if (handled.result['hasResetLink'] !== true) return { resetToken: null };
  return { resetToken: await replaceResetToken(context, handled.userId) };
}

async function verifyOnce(
  context: RouteContext,
  proof: Proof,
  requestKey: string | null,
): Promise<Verification> {
  const row =
    'token' in proof ? await findByLink(context, proof.token) : await findByCode(context, proof.verify_code);
  if (row?.email === undefined || row.email === null) throw failed();
  const { id, userId, email } = row;
  const now = context.clock.now();
  const strangersEnd = await endOfStrangers(context, row, proof);
  try {
    const resetToken = await context.db.transaction(async (tx) => {
      if (!(await consumeToken(tx, id, now))) throw failed();
      const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
      if (user === undefined) throw failed();
      if (isChangeByStranger(context, user, email)) throw signInFirst();
      const end = user.emailVerifiedAt === null ? strangersEnd : null;
      await recordHandledRequest(tx, requestKey, { userId, result: { hasResetLink: end !== null }, now });
      await revokeTokens(tx, userId, 'email-verify', now);
      await revokeTokens(tx, userId, 'email-verify-code', now);
      if (user.email !== email) {
        await endSessions(tx, userId, now, context.member?.id === userId ? context.member.sessionId : null);
        await revokeOpenLinks(tx, userId, now);
        await context.mail.send(tx, emailChangedMail(context, user));
      }
      await tx
        .update(users)
        .set({ email, emailVerifiedAt: now, isRegisteredMember: true, mailErrorCount: 0 })
        .where(eq(users.id, userId));
      if (end === null) return null;
      await endAccess(tx, userId, end);
      await forgetDestinations(tx, userId);
      return issueResetToken(tx, userId, now);
    });
    context.mail.flushLater();
    return { resetToken };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw rejected(USER_ERRORS.emailTaken, 'このメールアドレスはすでに登録されています');
  }
}
