import { and, desc, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { mailTokens, type users } from '../db/schema';
import type { RouteContext } from '../http/route-context';

const PURPOSES = ['email-verify', 'email-verify-code'] as const;

const isOpen = ({ id, email }: Pick<typeof users.$inferSelect, 'id' | 'email'>) =>
  and(
    eq(mailTokens.userId, id),
    inArray(mailTokens.purpose, [...PURPOSES]),
    isNull(mailTokens.usedAt),
    ne(mailTokens.email, email),
  );

/** The mail address that a member wants and has yet to prove; null while there is none. */
export async function findPendingEmail(
  { db, clock }: Pick<RouteContext, 'db' | 'clock'>,
  user: Pick<typeof users.$inferSelect, 'id' | 'email'>,
): Promise<string | null> {
  const [row] = await db
    .select({ email: mailTokens.email })
    .from(mailTokens)
    .where(and(isOpen(user), gt(mailTokens.expiresAt, clock.now())))
    .orderBy(desc(mailTokens.id))
    .limit(1);
  return row?.email ?? null;
}

/** Revokes the codes and links of a mail address that a member wanted. */
export async function cancelPendingEmail(
  db: Executor,
  user: Pick<typeof users.$inferSelect, 'id' | 'email'>,
  now: Date,
): Promise<void> {
  await db.update(mailTokens).set({ usedAt: now }).where(isOpen(user));
}
