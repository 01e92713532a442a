import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { verifyPassword } from '../auth/password';
import type { Database } from '../db/database';
import { users } from '../db/schema';
import { DEMO_APPROVER } from './seed-company';
import { DEMO_MEMBERS } from './seed-members';

/** Password of every demo account. */
export const DEMO_PASSWORD = 'demo-pass-2026';

/**
 * Whether the database has demo accounts, whose password is published. An account that a shopper registered with the
 * same mail address does not count: its address is not verified and it has no manager rights.
 */
export async function hasDemoMembers(db: Database): Promise<boolean> {
  const accounts = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(
      and(
        inArray(
          users.email,
          [...DEMO_MEMBERS, DEMO_APPROVER].map(({ email }) => email),
        ),
        or(isNotNull(users.emailVerifiedAt), eq(users.isManager, true)),
      ),
    );
  const distinct = [...new Set(accounts.map(({ passwordHash }) => passwordHash))];
  const matches = await Promise.all(distinct.map((hash) => verifyPassword(hash, DEMO_PASSWORD)));
  return matches.includes(true);
}
