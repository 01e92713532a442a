import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Channel } from '../channels/channel';
import { sessions, users } from '../db/schema';
import { unauthorized } from '../http/http-error';
import type { ShopApiParts } from '../ports/shop-api-parts';
import { verifyAccessToken } from './access-token';
import type { Member } from './member';

/**
 * The member of a bearer token. A token that is sent but invalid (expired, ended, of another shop, of a leaver) is a 401, also
 * where signing in is optional: the shopper would otherwise see a guest's prices without noticing. (reliability 1)
 */
export async function readAccessToken(parts: ShopApiParts, channel: Channel, token: string): Promise<Member> {
  const claims = await verifyAccessToken(parts, token, { acceptExpired: false });
  if (claims === null || claims.channelKey !== channel.key) throw unauthorized();
  const [row] = await parts.db
    .select({
      id: users.id,
      groupId: users.groupId,
      email: users.email,
      isRegistered: users.isRegisteredMember,
      isAddressVerified: sql<boolean>`${isNotNull(users.emailVerifiedAt)}`,
      isManager: users.isManager,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, claims.sessionId),
        eq(sessions.userId, claims.userId),
        eq(users.channelId, channel.id),
        isNull(sessions.endedAt),
        isNull(users.leftAt),
      ),
    )
    .limit(1);
  if (row === undefined) throw unauthorized();
  return { ...row, sessionId: claims.sessionId };
}
