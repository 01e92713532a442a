import { and, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm';
import { systemMessages } from '../db/schema';
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
