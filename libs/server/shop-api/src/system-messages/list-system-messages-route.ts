import { listSystemMessagesSpec } from '@shop/contract/system-messages/list-system-messages';
import { desc } from 'drizzle-orm';
import { systemMessages } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';
import { presentSystemMessageSummary } from './present-system-message-summary';
import { systemMessagesFor } from './system-message-store';

/** GET /v1/me/system-messages */
export const listSystemMessagesRoute = defineRoute(listSystemMessagesSpec, async (context, { query }) => {
  const { db, response } = context;
  const mine = systemMessagesFor(context);
  const { limit, offset } = limitAndOffset(query);
  const rows = await db
    .select()
    .from(systemMessages)
    .where(mine)
    .orderBy(desc(systemMessages.publishedAt), desc(systemMessages.id))
    .limit(limit)
    .offset(offset);
  response.paginate(await db.$count(systemMessages, mine), query.page, query.per);
  return rows.map(presentSystemMessageSummary);
});
