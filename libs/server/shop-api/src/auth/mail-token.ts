import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { type MailTokenPurpose, mailTokens, users } from '../db/schema';
import { hashToken, randomToken } from './random-token';

/** A secret that was given out and still holds, with the user whom it is about. */
export interface ValidToken {
  readonly token: typeof mailTokens.$inferSelect;
  readonly user: typeof users.$inferSelect;
}

/** A secret to be given out. */
interface NewToken {
  readonly userId: number;
  readonly purpose: MailTokenPurpose;
  readonly now: Date;
  readonly lifetimeMs: number;
  /** Wrong answers that it survives. */
  readonly tries?: number;
  readonly email?: string;
  readonly targetChannelId?: number;
  /** Something shorter than 128 random bits that stands in for it; it must be guarded by `tries`. */
  readonly secret?: string;
}

const ONE_TRY = 1;

/** Makes a secret; only its hash is kept. reliability 19 */
export async function issueToken(db: Executor, wish: NewToken): Promise<string> {
  const secret = wish.secret ?? randomToken();
  await db.insert(mailTokens).values({
    userId: wish.userId,
    purpose: wish.purpose,
    // A short code is not unique by itself: it is told apart by a salt that is part of the row.
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

/** Whether a short code is the one of this row. */
export const matchesCode = (token: typeof mailTokens.$inferSelect, code: string): boolean =>
  token.tokenHash === saltedHash(code, token.tokenHash.split('/')[0]);

const isValid = (now: Date) =>
  and(isNull(mailTokens.usedAt), gt(mailTokens.expiresAt, now), gt(mailTokens.triesLeft, 0));

/** The secret of one of these purposes, if it holds and its user is still a member. */
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

/** Spends a secret that was found; false where somebody was faster. Part of what it is spent on. */
export async function consumeToken(tx: Executor, id: number, now: Date): Promise<boolean> {
  const used = await tx
    .update(mailTokens)
    .set({ usedAt: now })
    .where(and(eq(mailTokens.id, id), isNull(mailTokens.usedAt), gt(mailTokens.expiresAt, now)))
    .returning({ id: mailTokens.id });
  return used.length > 0;
}

/** Takes one try of a secret before its answer is compared; false where none is left. */
export async function consumeAttempt(db: Executor, id: number, now: Date): Promise<boolean> {
  const taken = await db
    .update(mailTokens)
    .set({ triesLeft: sql`${mailTokens.triesLeft} - 1` })
    .where(and(eq(mailTokens.id, id), isValid(now)))
    .returning({ id: mailTokens.id });
  return taken.length > 0;
}

/** Makes every open secret of a user for that purpose worthless. */
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
