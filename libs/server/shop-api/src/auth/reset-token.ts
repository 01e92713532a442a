import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { mailTokens } from '../db/schema';
import type { RouteContext } from '../http/route-context';
import { issueMailToken, revokeTokens } from './mail-token';
import { HOUR_MS } from '../durations';

const PURPOSE = 'reminder-password';

/** Issues the secret of a link that sets a new password, for an hour and once. */
export const issueResetToken = (tx: Executor, userId: number, now: Date): Promise<string> =>
  issueMailToken(tx, { userId, purpose: PURPOSE, now, lifetimeMs: HOUR_MS });

/** Revokes the open one and issues another; null where there is none: it was used, or its hour is over. */
export function replaceResetToken(
  { db, clock }: Pick<RouteContext, 'db' | 'clock'>,
  userId: number,
): Promise<string | null> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const isOpen = and(
      eq(mailTokens.userId, userId),
      eq(mailTokens.purpose, PURPOSE),
      isNull(mailTokens.usedAt),
      gt(mailTokens.expiresAt, now),
    );
    if ((await tx.$count(mailTokens, isOpen)) === 0) return null;
    await revokeTokens(tx, userId, PURPOSE, now);
    return issueResetToken(tx, userId, now);
  });
}
