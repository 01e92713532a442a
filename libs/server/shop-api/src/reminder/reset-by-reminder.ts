import type { LoginResponse } from '@shop/contract/auth/login-response';
import { USER_ERRORS } from '@shop/contract/users/user-errors';
import { eq } from 'drizzle-orm';
import { checkNewPassword } from '../auth/check-new-password';
import { findToken, type ValidToken, consumeAttempt, consumeToken } from '../auth/mail-token';
import { hashPassword, verifyPassword } from '../auth/password';
import { issueLoginWithoutToken } from '../auth/issue-login';
import { revokeOpenLinks } from '../auth/revoke-open-links';
import { endSessions } from '../auth/session-store';
import { startSession } from '../auth/start-session';
import { isUniqueViolation } from '../db/is-unique-violation';
import { users } from '../db/schema';
import { invalidFields, rejected } from '../http/http-error';
import type { RouteContext } from '../http/route-context';
import { passwordChangedMail } from '../users/password-changed-mail';
import { normaliseAnswer } from '../users/read-user-input';

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

/** Sets the new password or user name, once for each link. A new password signs in and ends all other sessions. */
export async function resetByReminder(context: RouteContext, reset: Reset): Promise<LoginResponse> {
  const found = await requireReminder(context, reset.token);
  return found.token.purpose === 'reminder-password'
    ? resetPassword(context, found, reset)
    : resetUsername(context, found, reset);
}

/** Compares the answer to the security question; a try is taken before, so that parallel guesses have no more. */
async function checkAnswer({ db, clock }: RouteContext, { token, user }: ValidToken, answer: string) {
  if (user.reminderAnswerHash === null) return;
  if (!(await consumeAttempt(db, token.id, clock.now()))) throw invalid();
  if (await verifyPassword(user.reminderAnswerHash, normaliseAnswer(answer))) return;
  throw rejected(USER_ERRORS.reminderWrongAnswer, '秘密の質問の答えが正しくありません', {
    answer: ['秘密の質問の答えが正しくありません'],
  });
}

async function resetPassword(context: RouteContext, found: ValidToken, reset: Reset): Promise<LoginResponse> {
  const { token, user } = found;
  const { password } = reset;
  if (password === undefined) throw invalidFields({ password: ['パスワードを入力してください'] });
  checkNewPassword(password, [user.email, user.username]);
  await checkAnswer(context, found, reset.answer);
  const passwordHash = await hashPassword(password);
  const now = context.clock.now();
  const changed = await context.db.transaction(async (tx) => {
    if (!(await consumeToken(tx, token.id, now))) throw invalid();
    const rows = await tx
      .update(users)
      // The code of the mail proves that the address works.
      .set({ passwordHash, isPasswordExpired: false, emailVerifiedAt: user.emailVerifiedAt ?? now })
      .where(eq(users.id, user.id))
      .returning();
    await endSessions(tx, user.id, now);
    await revokeOpenLinks(tx, user.id, now);
    await context.mail.send(tx, passwordChangedMail(context, user));
    return rows;
  });
  void context.mail.flush();
  return startSession(context, changed[0] ?? user);
}

async function resetUsername(context: RouteContext, found: ValidToken, reset: Reset): Promise<LoginResponse> {
  const { username } = reset;
  if (username === undefined) throw invalidFields({ username: ['ユーザー名を入力してください'] });
  await checkAnswer(context, found, reset.answer);
  try {
    await context.db.transaction(async (tx) => {
      if (!(await consumeToken(tx, found.token.id, context.clock.now()))) throw invalid();
      await tx.update(users).set({ username }).where(eq(users.id, found.user.id));
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw rejected(USER_ERRORS.usernameTaken, 'このユーザー名はすでに使われています', {
      username: ['このユーザー名はすでに使われています'],
    });
  }
  return issueLoginWithoutToken(found.user);
}
