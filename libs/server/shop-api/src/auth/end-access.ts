import { eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { userIdentities, users } from '../db/schema';
import { removePasskeys } from '../passkeys/passkey-store';
import { revokeOpenLinks } from './revoke-open-links';
import { endSessions } from './session-store';

/**
 * Ends everything by which somebody can sign in to an account, or gets to the password: `passwordHash` is of one that nobody
 * knows. In the caller's transaction.
 */
export async function endAccess(
  tx: Executor,
  userId: number,
  { passwordHash, now }: { readonly passwordHash: string; readonly now: Date },
): Promise<void> {
  await tx
    .update(users)
    .set({ passwordHash, isVerifiedByMail: false, reminderQuestionCt: null, reminderAnswerHash: null })
    .where(eq(users.id, userId));
  await endSessions(tx, userId, now);
  await revokeOpenLinks(tx, userId, now);
  await removePasskeys(tx, userId);
  await tx.delete(userIdentities).where(eq(userIdentities.userId, userId));
}
