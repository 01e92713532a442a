import { and, eq, or } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { users } from '../db/schema';

/** The member of a channel by mail address or user name, `null` where there is none. */
export async function findUserByLogin(db: Executor, channelId: number, login: string) {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.channelId, channelId), or(eq(users.email, login), eq(users.username, login))))
    // User names contain no @, so that a mail address cannot be another member's user name; the address wins in any case.
    .orderBy(users.id)
    .limit(1);
  return user ?? null;
}

/** The member of a channel by id. */
export async function findUser(db: Executor, channelId: number, id: number) {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.channelId, channelId), eq(users.id, id)))
    .limit(1);
  return user ?? null;
}
