import { and, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { systemMessageReads, systemMessages } from '../db/schema';
import type { RouteContext } from '../http/route-context';

/** Published messages of this shop to this member: by name, by group, or to all. */
export function systemMessagesFor(context: RouteContext): SQL | undefined {
  const { id, groupId } = context.requireMember();
  const now = context.clock.now();
  return and(
    eq(systemMessages.channelId, context.channel.id),
    lte(systemMessages.publishedAt, now),
    or(isNull(systemMessages.endsAt), gt(systemMessages.endsAt, now)),
    or(isNull(systemMessages.userId), eq(systemMessages.userId, id)),
    or(isNull(systemMessages.groupId), eq(systemMessages.groupId, groupId)),
  );
}

/** Whether the member has opened a message. */
export const isReadBy = (context: RouteContext): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${systemMessageReads} where ${systemMessageReads.messageId} = ${systemMessages.id} and ${systemMessageReads.userId} = ${context.requireMember().id})`;
