import { MAIL_CODE_MINUTES } from '@shop/contract/auth/mail-lifetimes';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { type users, verificationAttempts } from '../db/schema';
import { MINUTE_MS } from '../durations';
import type { RouteContext } from '../http/route-context';
import { lockUnchangedMember } from './lock-unchanged-member';
import { hashToken, randomCode, randomToken } from './random-token';
import { consumeRateLimit } from '../http/rate-limit';
import { writeVerificationMail } from './verification-mail';

/** How long a code may be entered. reliability 4 */
const CODE_LIFETIME_MS = MAIL_CODE_MINUTES * MINUTE_MS;
const CODE_TRIES = 5;
/** Codes mailed to one account for one client IP. */
const CODES_SENT = { count: 10, windowMs: 15 * 60 * 1000 };

type User = typeof users.$inferSelect;

/**
 * Mails a code and returns the secret that connects it with this sign-in. Throws `auth.login_failed` where a new password or
 * leaving has overtaken the sign-in.
 */
export async function startVerification(context: RouteContext, user: User): Promise<string> {
  const { db, clock, rateIp } = context;
  await consumeRateLimit(db, clock, `verify/${user.id}/${rateIp}`, CODES_SENT);
  const attempt = randomToken();
  const code = randomCode();
  await db.transaction(async (tx) => {
    await lockUnchangedMember(tx, user);
    await tx.insert(verificationAttempts).values({
      userId: user.id,
      attemptHash: hashToken(attempt),
      codeHash: hashToken(`${hashToken(attempt)}/${code}`),
      triesLeft: CODE_TRIES,
      expiresAt: new Date(clock.now().getTime() + CODE_LIFETIME_MS),
    });
    await context.mail.send(tx, writeVerificationMail(context.channel, user, code));
  });
  // Not awaited: nobody waits at the sign-in for a mail server.
  context.mail.flushLater();
  return attempt;
}

/**
 * Whether the code is the one that was mailed for this attempt; a right code works once. One statement takes the
 * attempt before the code is compared, so that parallel guesses cannot exceed five.
 */
export async function consumeVerificationCode(
  context: RouteContext,
  use: { readonly userId: number; readonly code: string; readonly attempt: string },
): Promise<boolean> {
  const { db, clock } = context;
  const now = clock.now();
  const open = and(
    eq(verificationAttempts.userId, use.userId),
    eq(verificationAttempts.attemptHash, hashToken(use.attempt)),
    isNull(verificationAttempts.usedAt),
    gt(verificationAttempts.expiresAt, now),
    gt(verificationAttempts.triesLeft, 0),
  );
  const newest = db
    .select({ id: verificationAttempts.id })
    .from(verificationAttempts)
    .where(open)
    .orderBy(desc(verificationAttempts.id))
    .limit(1);
  const [attempt] = await db
    .update(verificationAttempts)
    .set({ triesLeft: sql`${verificationAttempts.triesLeft} - 1` })
    .where(and(eq(verificationAttempts.id, newest), gt(verificationAttempts.triesLeft, 0)))
    .returning();
  if (attempt === undefined) return false;
  const used = await db
    .update(verificationAttempts)
    .set({ usedAt: now })
    .where(
      and(
        eq(verificationAttempts.id, attempt.id),
        eq(verificationAttempts.codeHash, hashToken(`${attempt.attemptHash}/${use.code}`)),
        isNull(verificationAttempts.usedAt),
      ),
    )
    .returning({ id: verificationAttempts.id });
  return used.length > 0;
}
