import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { mailTokens, verificationAttempts } from '../db/schema';

/** Revokes every mailed link and code of a user, whatever it is for. */
export async function revokeOpenLinks(tx: Executor, userId: number, now: Date): Promise<void> {
  for (const table of [mailTokens, verificationAttempts])
    await tx
      .update(table)
      .set({ usedAt: now })
      .where(and(eq(table.userId, userId), isNull(table.usedAt)));
}
