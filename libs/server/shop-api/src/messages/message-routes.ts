import { getMessageSpec } from '@shop/contract/messages/get-message';
import { listMessagesSpec } from '@shop/contract/messages/list-messages';
import { MESSAGE_PAGES } from '@shop/contract/messages/message';
import { and, asc, count, eq } from 'drizzle-orm';
import { displayMessages } from '../db/schema';
import { sanitiseHtml } from '../html/sanitise-html';
import { notFound } from '../http/api-failure';
import { handle, type Route } from '../http/handle';
import { holdsNow } from '../http/holds-now';
import { pageBounds } from '../http/page-bounds';
import type { RouteContext } from '../http/route-context';

const shown = ({ channel, clock }: RouteContext) =>
  and(
    eq(displayMessages.channelId, channel.id),
    eq(displayMessages.isShow, true),
    holdsNow(displayMessages, clock.now()),
  );

const present = (row: typeof displayMessages.$inferSelect) => ({
  code: row.code,
  page_names: MESSAGE_PAGES.filter((name) => row.pageNames.includes(name)),
  title: row.title,
  body: sanitiseHtml(row.body),
  is_hideable: row.isHideable,
  updated_at: row.updatedAt.toISOString(),
});

/** GET /v1/messages */
const listMessagesRoute = handle(listMessagesSpec, async (context, { query }) => {
  const { db, answer } = context;
  const { limit, offset } = pageBounds(query);
  const [total] = await db.select({ value: count() }).from(displayMessages).where(shown(context));
  const rows = await db
    .select()
    .from(displayMessages)
    .where(shown(context))
    .orderBy(asc(displayMessages.position), asc(displayMessages.id))
    .limit(limit)
    .offset(offset);
  answer.paginate(total?.value ?? 0, query.page, query.per);
  return rows.map(present);
});

/** GET /v1/messages/{code} */
const getMessageRoute = handle(getMessageSpec, async (context, { params: { code } }) => {
  const [row] = await context.db
    .select()
    .from(displayMessages)
    .where(and(shown(context), eq(displayMessages.code, code)));
  if (row === undefined) throw notFound('message.not_found', 'メッセージが見つかりません');
  return present(row);
});

export const messageRoutes: readonly Route[] = [listMessagesRoute, getMessageRoute];
