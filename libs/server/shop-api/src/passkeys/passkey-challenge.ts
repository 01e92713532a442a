import { and, eq, gt, isNull } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { hashToken } from '../auth/random-token';
import { passkeyChallenges, type PasskeyPurpose } from '../db/schema';
import type { RouteContext } from '../http/route-context';

/** How long a challenge may be answered: as long as browsers show their dialog. */
export const CHALLENGE_LIFETIME_MS = 5 * 60 * 1000;
const CHALLENGE_BYTES = 32;

/** What a challenge is good for. */
interface ChallengeUse {
  readonly purpose: PasskeyPurpose;
  /** The member who adds a passkey; null for a sign-in. */
  readonly userId: number | null;
}

/** A new challenge, 256 random bits; only its hash is stored. */
export async function issueChallenge(
  context: RouteContext,
  { purpose, userId }: ChallengeUse,
): Promise<string> {
  const { db, channel, clock } = context;
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
  await db.insert(passkeyChallenges).values({
    challengeHash: hashToken(challenge),
    channelId: channel.id,
    purpose,
    userId,
    expiresAt: new Date(clock.now().getTime() + CHALLENGE_LIFETIME_MS),
  });
  return challenge;
}

/** Consumes a challenge, in one statement: of two answers to it one counts. False where it is not good for this use. */
export async function consumeChallenge(
  { db, channel, clock }: RouteContext,
  challenge: string,
  { purpose, userId }: ChallengeUse,
): Promise<boolean> {
  const consumed = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashToken(challenge)),
        eq(passkeyChallenges.channelId, channel.id),
        eq(passkeyChallenges.purpose, purpose),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, clock.now()),
      ),
    )
    .returning({ hash: passkeyChallenges.challengeHash });
  return consumed.length > 0;
}
