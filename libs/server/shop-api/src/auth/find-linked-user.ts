import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/database';
import { users } from '../db/schema';

const origin = alias(users, 'origin');

/**
 * The account of another shop that is the same person's: it has the same mail address, and both have shown that its
 * mails reach them. Without that, anyone could register with a stranger's address and walk in.
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
