import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { oauthAttempts, userIdentities } from '../../db/schema';
import { hashToken } from '../random-token';

export type PendingOauth = typeof oauthAttempts.$inferSelect;

/** What connects the callback with the attempt that began it. */
export interface AttemptKey {
  readonly channelId: number;
  readonly state: string;
  readonly browserSecret: string;
  readonly now: Date;
}

const isOf = ({ channelId, state, browserSecret, now }: AttemptKey) =>
  and(
    eq(oauthAttempts.stateHash, hashToken(state)),
    eq(oauthAttempts.browserHash, hashToken(browserSecret)),
    eq(oauthAttempts.channelId, channelId),
    gt(oauthAttempts.expiresAt, now),
  );

export const insertAttempt = async (db: Executor, values: typeof oauthAttempts.$inferInsert): Promise<void> =>
  void (await db.insert(oauthAttempts).values(values));

/** Consumes an attempt, in one statement: of two callbacks with the same state one gets it. */
export async function consumeOauthAttempt(
  db: Executor,
  key: AttemptKey,
  provider: string,
): Promise<PendingOauth | null> {
  const [attempt] = await db
    .update(oauthAttempts)
    .set({ usedAt: key.now })
    .where(and(isOf(key), eq(oauthAttempts.provider, provider), isNull(oauthAttempts.usedAt)))
    .returning();
  return attempt ?? null;
}

/** Stores in a consumed attempt which identity its member may link after signing in. */
export async function storePendingLink(
  db: Executor,
  { stateHash }: PendingOauth,
  link: { readonly linkSubject: string; readonly linkUserId: number },
): Promise<void> {
  await db.update(oauthAttempts).set(link).where(eq(oauthAttempts.stateHash, stateHash));
}

/** Consumes the pending link of an attempt for this member, once. */
export async function consumePendingLink(
  tx: Executor,
  key: AttemptKey,
  userId: number,
): Promise<{ readonly provider: string; readonly subject: string } | null> {
  const isOffered = and(
    isOf(key),
    eq(oauthAttempts.linkUserId, userId),
    isNotNull(oauthAttempts.linkSubject),
  );
  const [attempt] = await tx.select().from(oauthAttempts).where(isOffered).for('update');
  if (attempt === undefined || attempt.linkSubject === null) return null;
  await tx
    .update(oauthAttempts)
    .set({ linkSubject: null, linkUserId: null })
    .where(eq(oauthAttempts.stateHash, attempt.stateHash));
  return { provider: attempt.provider, subject: attempt.linkSubject };
}

/** Links an identity with a member; false where it is linked already. */
export async function insertIdentity(
  tx: Executor,
  values: typeof userIdentities.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(userIdentities)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: userIdentities.id });
  return rows.length > 0;
}
