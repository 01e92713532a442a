import type { resetReminderSpec } from '@shop/contract/reminder/reset-reminder';
import { USER_ERRORS } from '@shop/contract/users/user-errors';
import { eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import { checkNewPassword } from '../auth/check-new-password';
import { findToken, type ValidToken, consumeAttempt, consumeToken } from '../auth/mail-token';
import { hashPassword, verifyPassword } from '../auth/password';
import { issueLoginWithoutToken } from '../auth/issue-login';
import { revokeOpenLinks } from '../auth/revoke-open-links';
import { endSessions } from '../auth/session-store';
import { startSession } from '../auth/start-session';
import { findUser } from '../auth/user-store';
import { hashToken } from '../auth/random-token';
import { isUniqueViolation } from '../db/is-unique-violation';
import { users } from '../db/schema';
import {
  findHandledRequest,
  handledRequestKey,
  recordHandledRequest,
} from '../handled-requests/handled-request';
import { unlessHandled } from '../handled-requests/unless-handled';
import { invalidFields, rejected } from '../http/http-error';
import type { RouteContext } from '../http/route-context';
import { removePasskeys } from '../passkeys/passkey-store';
import { forgetDestinations } from '../users/forget-destinations';
import { passwordChangedMail } from '../users/password-changed-mail';
import { normaliseAnswer } from '../users/read-user-input';

type ResetResponse = InferOutput<typeof resetReminderSpec.schemas.response>;

/** What is sent with the secret of a link. */
export interface Reset {
  readonly token: string;
  readonly answer: string;
  readonly password?: string | undefined;
  readonly username?: string | undefined;
}

const invalid = () =>
  rejected(
    USER_ERRORS.reminderInvalid,
    'リンクが正しくないか、有効期限が切れています。もう一度お手続きください',
  );

/** The reminder of this shop that a secret names. Throws `reminder.invalid`. */
export async function requireReminder(context: RouteContext, secret: string): Promise<ValidToken> {
  const { db, channel, clock } = context;
  const found = await findToken(db, ['reminder-password', 'reminder-username'], secret, clock.now());
  if (found === null || found.user.channelId !== channel.id) throw invalid();
  return found;
}

/**
 * Sets the new password or user name, once for each link. A new password signs in, ends all other sessions and deletes the
 * passkeys: whoever knew the old one may have added them. A request that is sent again under its key gets the same
 * response.
 */
export async function resetByReminder(context: RouteContext, reset: Reset): Promise<ResetResponse> {
  return unlessHandled(
    () => repeatReset(context, reset),
    async () => {
      const found = await requireReminder(context, reset.token);
      return found.token.purpose === 'reminder-password'
        ? resetPassword(context, found, reset)
        : resetUsername(context, found, reset);
    },
  );
}

const requestKeyOf = (context: RouteContext, { token }: Reset): string | null =>
  handledRequestKey(context, 'reset', hashToken(token));

/** The response to a request that has been carried out before: what it sets is set. */
async function repeatReset(context: RouteContext, reset: Reset): Promise<ResetResponse | null> {
  const { db, channel, clock } = context;
  const handled = await findHandledRequest(db, requestKeyOf(context, reset), clock.now());
  const user = handled === null ? null : await findUser(db, channel.id, handled.userId);
  if (handled === null || user === null) return null;
  const { password, username } = reset;
  if (handled.result['isUsername'] === true)
    return user.username === username ? issueLoginWithoutToken(user) : null;
  if (password === undefined || !(await verifyPassword(user.passwordHash, password))) return null;
  const login = await startSession(context, user, 'mail_link');
  return { ...login, has_deleted_passkeys: handled.result['hasDeletedPasskeys'] ?? false };
}

/**
 * Compares the answer to the security question; a try is taken before, so that parallel guesses have no more. A question of
 * somebody who never proved the mail address is not asked: whoever registered with it need not be its owner.
 */
async function checkAnswer({ db, clock }: RouteContext, { token, user }: ValidToken, answer: string) {
  if (user.reminderAnswerHash === null || user.emailVerifiedAt === null) return;
  if (!(await consumeAttempt(db, token.id, clock.now()))) throw invalid();
  if (await verifyPassword(user.reminderAnswerHash, normaliseAnswer(answer))) return;
  throw rejected(USER_ERRORS.reminderWrongAnswer, '秘密の質問の答えが正しくありません', {
    answer: ['秘密の質問の答えが正しくありません'],
  });
}

async function resetPassword(context: RouteContext, found: ValidToken, reset: Reset): Promise<ResetResponse> {
  const { token, user } = found;
  const { password } = reset;
  if (password === undefined) throw invalidFields({ password: ['パスワードを入力してください'] });
  checkNewPassword(password, [user.email, user.username]);
  await checkAnswer(context, found, reset.answer);
  const passwordHash = await hashPassword(password);
  const now = context.clock.now();
  const { changed, hasDeletedPasskeys } = await context.db.transaction(async (tx) => {
    if (!(await consumeToken(tx, token.id, now))) throw invalid();
    const rows = await tx
      .update(users)
      // The code of the mail proves that the address works.
      .set({
        passwordHash,
        isPasswordExpired: false,
        isRegisteredMember: true,
        emailVerifiedAt: user.emailVerifiedAt ?? now,
        ...(user.emailVerifiedAt === null && { reminderQuestionCt: null, reminderAnswerHash: null }),
      })
      .where(eq(users.id, user.id))
      .returning();
    // Whoever registered with the address need not be its owner, who gets the account now.
    if (user.emailVerifiedAt === null) await forgetDestinations(tx, user.id);
    await endSessions(tx, user.id, now);
    await revokeOpenLinks(tx, user.id, now);
    const hasDeletedPasskeys = await removePasskeys(tx, user.id);
    await recordHandledRequest(tx, requestKeyOf(context, reset), {
      userId: user.id,
      result: { hasDeletedPasskeys },
      now,
    });
    await context.mail.send(tx, passwordChangedMail(context, user, { hasDeletedPasskeys }));
    return { changed: rows[0] ?? user, hasDeletedPasskeys };
  });
  context.mail.flushLater();
  const login = await startSession(context, changed, 'mail_link');
  return { ...login, has_deleted_passkeys: hasDeletedPasskeys };
}

async function resetUsername(context: RouteContext, found: ValidToken, reset: Reset): Promise<ResetResponse> {
  const { username } = reset;
  if (username === undefined) throw invalidFields({ username: ['ユーザー名を入力してください'] });
  await checkAnswer(context, found, reset.answer);
  try {
    await context.db.transaction(async (tx) => {
      if (!(await consumeToken(tx, found.token.id, context.clock.now()))) throw invalid();
      await tx.update(users).set({ username }).where(eq(users.id, found.user.id));
      await recordHandledRequest(tx, requestKeyOf(context, reset), {
        userId: found.user.id,
        result: { isUsername: true },
        now: context.clock.now(),
      });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw rejected(USER_ERRORS.usernameTaken, 'このユーザー名はすでに使われています', {
      username: ['このユーザー名はすでに使われています'],
    });
  }
  return issueLoginWithoutToken(found.user);
}
