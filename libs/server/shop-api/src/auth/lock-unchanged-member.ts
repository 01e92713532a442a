import { AUTH_ERRORS } from '@shop/contract/auth/auth-errors';
import { eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { users } from '../db/schema';
import { rejected } from '../http/http-error';

const overtaken = () =>
  rejected(
    AUTH_ERRORS.loginFailed,
    'ログインの途中で会員情報が変わりました。お手数ですが、もう一度ログインしてください',
  );

/**
 * Locks a member who is signing in. Throws `auth.login_failed` where the password that the sign-in began with was replaced
 * meanwhile, or the member has left: both have ended all sessions, and a session that is stored now would outlive them.
 * Must run in the transaction that stores what the sign-in leads to.
 */
export async function lockUnchangedMember(
  tx: Executor,
  { id, passwordHash }: Pick<typeof users.$inferSelect, 'id' | 'passwordHash'>,
): Promise<void> {
  const [now] = await tx
    .select({ passwordHash: users.passwordHash, leftAt: users.leftAt })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update');
  if (now === undefined || now.leftAt !== null || now.passwordHash !== passwordHash) throw overtaken();
}
