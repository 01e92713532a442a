import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { type MailTokenPurpose, mailTokens, users } from '../db/schema';
import { hashToken, randomToken } from './random-token';

/** A mail token that is still valid, with its user. */
export interface ValidToken {
  readonly token: typeof mailTokens.$inferSelect;
  readonly user: typeof users.$inferSelect;
}

/** A mail token to issue. */
interface NewToken {
  readonly userId: number;
  readonly purpose: MailTokenPurpose;
  readonly now: Date;
  readonly lifetimeMs: number;
  /** The number of attempts that it allows. */
  readonly tries?: number;
  readonly email?: string;
  readonly targetChannelId?: number;
  /** A short code to use in place of 128 random bits; it must be limited by `tries`. */
  readonly secret?: string;
}

const ONE_TRY = 1;

/** Issues a token and returns it; only its hash is stored. reliability 19 */
export async function issueMailToken(db: Executor, wish: NewToken): Promise<string> {
  const secret = wish.secret ?? randomToken();
  await db.insert(mailTokens).values({
    userId: wish.userId,
    purpose: wish.purpose,
    // A short code is not unique: a salt in the row makes its hash so.
    tokenHash: wish.secret === undefined ? hashToken(secret) : saltedHash(secret),
    email: wish.email ?? null,
    targetChannelId: wish.targetChannelId ?? null,
    triesLeft: wish.tries ?? ONE_TRY,
    expiresAt: new Date(wish.now.getTime() + wish.lifetimeMs),
    createdAt: wish.now,
  });
  return secret;
}

const saltedHash = (secret: string, salt = randomToken()): string =>
  `${salt}/${hashToken(`${salt}/${secret}`)}`;

/** Whether a short code matches this row. */
export const matchesCode = (token: typeof mailTokens.$inferSelect, code: string): boolean =>
  token.tokenHash === saltedHash(code, token.tokenHash.split('/')[0]);

const isValid = (now: Date) =>
  and(isNull(mailTokens.usedAt), gt(mailTokens.expiresAt, now), gt(mailTokens.triesLeft, 0));

/** The valid token of one of these purposes, if its user is still a member. */
export async function findToken(
  db: Executor,
  purposes: readonly MailTokenPurpose[],
  secret: string,
  now: Date,
): Promise<ValidToken | null> {
  const [row] = await db
    .select({ token: mailTokens, user: users })
    .from(mailTokens)
    .innerJoin(users, eq(users.id, mailTokens.userId))
    .where(and(eq(mailTokens.tokenHash, hashToken(secret)), isValid(now), isNull(users.leftAt)));
  return row !== undefined && purposes.includes(row.token.purpose) ? row : null;
}

/** Marks a token as used, in the transaction of what it allows; false where a concurrent request was first. */
export async function consumeToken(tx: Executor, id: number, now: Date): Promise<boolean> {
  const used = await tx
    .update(mailTokens)
    .set({ usedAt: now })
    .where(and(eq(mailTokens.id, id), isNull(mailTokens.usedAt), gt(mailTokens.expiresAt, now)))
    .returning({ id: mailTokens.id });
  return used.length > 0;
}

/** Takes one attempt before the code is compared; false where none is left. */
export async function consumeAttempt(db: Executor, id: number, now: Date): Promise<boolean> {
  const taken = await db
    .update(mailTokens)
    .set({ triesLeft: sql`${mailTokens.triesLeft} - 1` })
    .where(and(eq(mailTokens.id, id), isValid(now)))
    .returning({ id: mailTokens.id });
  return taken.length > 0;
}

/** Revokes every token of a user for a purpose. */
export async function revokeTokens(
  tx: Executor,
  userId: number,
  purpose: MailTokenPurpose,
  now: Date,
): Promise<void> {
  await tx
    .update(mailTokens)
    .set({ usedAt: now })
    .where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, purpose), isNull(mailTokens.usedAt)));
}
