import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { isPassword } from '../auth/password';
import type { Database } from '../db/database';
import { users } from '../db/schema';
import { DEMO_MEMBERS } from './seed-members';

/** Password of every demo account. */
export const DEMO_PASSWORD = 'demo-pass-2026';

/**
 * Whether anyone could sign in with the published password of a demo account. An account that a shopper made under such
 * an address is none: its address was never proved, and it manages nothing.
 */
export async function hasDemoMembers(db: Database): Promise<boolean> {
  const accounts = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(
      and(
        inArray(
          users.email,
          DEMO_MEMBERS.map(({ email }) => email),
        ),
        or(isNotNull(users.emailVerifiedAt), eq(users.isManager, true)),
      ),
    );
  const distinct = [...new Set(accounts.map(({ passwordHash }) => passwordHash))];
  const matches = await Promise.all(distinct.map((hash) => isPassword(hash, DEMO_PASSWORD)));
  return matches.includes(true);
}
