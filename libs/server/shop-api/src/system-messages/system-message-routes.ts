import { getSystemMessageSpec } from '@shop/contract/system-messages/get-system-message';
import { listSystemMessagesSpec } from '@shop/contract/system-messages/list-system-messages';
import { and, desc, eq, gt, isNull, lte, or, type SQL } from 'drizzle-orm';
import { systemMessages } from '../db/schema';
import { notFound } from '../http/api-failure';
import { handle, type Route } from '../http/handle';
import { pageBounds } from '../http/page-bounds';
import type { RouteContext } from '../http/route-context';

/** Published messages of this shop to this member: by name, by group, or to all. */
function addressedTo(context: RouteContext): SQL | undefined {
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

const presentEntry = (row: typeof systemMessages.$inferSelect) => ({
  id: row.id,
  title: row.title,
  is_important: row.isImportant,
  published_at: row.publishedAt.toISOString(),
});

/** GET /v1/me/system-messages */
const listSystemMessagesRoute = handle(listSystemMessagesSpec, async (context, { query }) => {
  const { db, answer } = context;
  const mine = addressedTo(context);
  const { limit, offset } = pageBounds(query);
  const rows = await db
    .select()
    .from(systemMessages)
    .where(mine)
    .orderBy(desc(systemMessages.publishedAt), desc(systemMessages.id))
    .limit(limit)
    .offset(offset);
  answer.paginate(await db.$count(systemMessages, mine), query.page, query.per);
  return rows.map(presentEntry);
});

/** GET /v1/me/system-messages/{id} */
const getSystemMessageRoute = handle(getSystemMessageSpec, async (context, { params: { id } }) => {
  const [row] = await context.db
    .select()
    .from(systemMessages)
    .where(and(addressedTo(context), eq(systemMessages.id, id)));
  if (row === undefined) throw notFound('system_message.not_found', 'メッセージが見つかりません');
  return { ...presentEntry(row), body: row.body };
});

export const systemMessageRoutes: readonly Route[] = [listSystemMessagesRoute, getSystemMessageRoute];
