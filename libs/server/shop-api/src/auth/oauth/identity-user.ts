import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { userIdentities, users } from '../../db/schema';
import type { RouteContext } from '../../http/route-context';
import { NAMELESS } from '../../users/member-greeting';
import { insertMember } from '../../users/register-user';
import { freeUnverifiedAddress } from '../../users/unverified-accounts';
import { hashPassword } from '../password';
import { randomToken } from '../random-token';
import { insertIdentity, type PendingOauth } from './oauth-attempt-store';
import { oauthFailed } from './oidc-configuration';
import type { ExternalIdentity } from './read-identity';

export type User = typeof users.$inferSelect;

/** The member that an identity is linked with; null where there is none. */
export async function findIdentityUser(
  db: Executor,
  { channelId, provider }: Pick<PendingOauth, 'channelId' | 'provider'>,
  subject: string,
): Promise<User | null> {
  const [row] = await db
    .select({ user: users })
    .from(userIdentities)
    .innerJoin(users, eq(users.id, userIdentities.userId))
    .where(
      and(
        eq(userIdentities.channelId, channelId),
        eq(userIdentities.provider, provider),
        eq(userIdentities.subject, subject),
        isNull(users.leftAt),
      ),
    );
  return row?.user ?? null;
}

/**
 * Registers a member for an identity, with an unknown password; null where the mail address was registered in the
 * meantime.
 */
export async function registerIdentity(
  { db, clock }: RouteContext,
  { channelId, provider }: PendingOauth,
  { subject, email, lastName, firstName }: ExternalIdentity & { readonly email: string },
): Promise<User | null> {
  const now = clock.now();
  const passwordHash = await hashPassword(randomToken());
  return db.transaction(async (tx) => {
    // The provider proves the address that somebody else may have registered with.
    await freeUnverifiedAddress(tx, { channelId, email }, { passwordHash, now });
    const user = await insertMember(tx, {
      channelId,
      code: '',
      email,
      username: `member-${randomToken().toLowerCase()}`,
      passwordHash,
      lastName: lastName || NAMELESS,
      firstName,
      lastNameKana: '',
      firstNameKana: '',
      emailVerifiedAt: now,
      createdAt: now,
    });
    if (user === null) return null;
    const isNew = await insertIdentity(tx, {
      channelId,
      userId: user.id,
      provider,
      subject,
      createdAt: now,
    });
    if (!isNew) throw oauthFailed();
    return user;
  });
}
