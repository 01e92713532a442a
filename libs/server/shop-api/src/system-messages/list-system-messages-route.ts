import { listSystemMessagesSpec } from '@shop/contract/system-messages/list-system-messages';
import { desc } from 'drizzle-orm';
import { systemMessages } from '../db/schema';
import { handle } from '../http/handle';
import { pageBounds } from '../http/page-bounds';
import { presentSystemMessageSummary } from './present-system-message-summary';
import { systemMessagesFor } from './system-message-store';

/** GET /v1/me/system-messages */
export const listSystemMessagesRoute = handle(listSystemMessagesSpec, async (context, { query }) => {
  const { db, answer } = context;
  const mine = systemMessagesFor(context);
  const { limit, offset } = pageBounds(query);
  const rows = await db
    .select()
    .from(systemMessages)
    .where(mine)
    .orderBy(desc(systemMessages.publishedAt), desc(systemMessages.id))
    .limit(limit)
    .offset(offset);
  answer.paginate(await db.$count(systemMessages, mine), query.page, query.per);
  return rows.map(presentSystemMessageSummary);
});
