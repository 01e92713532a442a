import { listMessagesSpec } from '@shop/contract/messages/list-messages';
import { asc, count } from 'drizzle-orm';
import { displayMessages } from '../db/schema';
import { handle } from '../http/handle';
import { pageBounds } from '../http/page-bounds';
import { shownMessages } from './message-store';
import { presentMessage } from './present-message';

/** GET /v1/messages */
export const listMessagesRoute = handle(listMessagesSpec, async (context, { query }) => {
  const { db, answer } = context;
  const { limit, offset } = pageBounds(query);
  const [total] = await db.select({ value: count() }).from(displayMessages).where(shownMessages(context));
  const rows = await db
    .select()
    .from(displayMessages)
    .where(shownMessages(context))
    .orderBy(asc(displayMessages.position), asc(displayMessages.id))
    .limit(limit)
    .offset(offset);
  answer.paginate(total?.value ?? 0, query.page, query.per);
  return rows.map(presentMessage);
});
