import { listSystemMessagesSpec } from '@shop/contract/system-messages/list-system-messages';
import { and, desc, not } from 'drizzle-orm';
import { systemMessages } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';
import { presentSystemMessageSummary } from './present-system-message-summary';
import { isReadBy, systemMessagesFor } from './system-message-store';

/** GET /v1/me/system-messages */
export const listSystemMessagesRoute = defineRoute(listSystemMessagesSpec, async (context, { query }) => {
  const { db, response } = context;
  const isRead = isReadBy(context);
  const mine = and(systemMessagesFor(context), query.is_unread ? not(isRead) : undefined);
  const { limit, offset } = limitAndOffset(query);
  const rows = await db
    .select({ message: systemMessages, isRead })
    .from(systemMessages)
    .where(mine)
    .orderBy(desc(systemMessages.publishedAt), desc(systemMessages.id))
    .limit(limit)
    .offset(offset);
  response.paginate(await db.$count(systemMessages, mine), query.page, query.per);
  return rows.map((row) => presentSystemMessageSummary(row.message, row.isRead));
});
