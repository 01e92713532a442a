import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database';
import { users } from '../db/schema';

const origin = alias(users, 'origin');

/**
 * The same person's account in another shop: it has the same mail address, and both addresses are verified. Otherwise
 * anyone could register with a stranger's address and take the account over.
 */
export async function findLinkedUser(db: Executor, userId: number, channelId: number) {
  const [row] = await db
    .select({ user: users })
    .from(origin)
    .innerJoin(users, eq(users.email, origin.email))
    .where(
      and(
        eq(origin.id, userId),
        isNotNull(origin.emailVerifiedAt),
        isNull(origin.leftAt),
        eq(users.channelId, channelId),
        isNotNull(users.emailVerifiedAt),
        isNull(users.leftAt),
      ),
    );
  return row?.user ?? null;
}
