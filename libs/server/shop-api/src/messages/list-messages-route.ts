import { listMessagesSpec } from '@shop/contract/messages/list-messages';
import { asc, count } from 'drizzle-orm';
import { displayMessages } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';
import { shownMessages } from './message-store';
import { presentMessage } from './present-message';

/** GET /v1/messages */
export const listMessagesRoute = defineRoute(listMessagesSpec, async (context, { query }) => {
  const { db, response } = context;
  const { limit, offset } = limitAndOffset(query);
  const [total] = await db.select({ value: count() }).from(displayMessages).where(shownMessages(context));
  const rows = await db
    .select()
    .from(displayMessages)
    .where(shownMessages(context))
    .orderBy(asc(displayMessages.position), asc(displayMessages.id))
    .limit(limit)
    .offset(offset);
  response.paginate(total?.value ?? 0, query.page, query.per);
  return rows.map(presentMessage);
});
