import { getFreeAreaSpec } from '@shop/contract/free-areas/get-free-area';
import { listFreeAreasSpec } from '@shop/contract/free-areas/list-free-areas';
import { and, asc, count, eq } from 'drizzle-orm';
import { freeAreas } from '../db/schema';
import { sanitiseHtml } from '../html/sanitise-html';
import { notFound } from '../http/api-failure';
import { handle, type Route } from '../http/handle';
import { pageBounds } from '../http/page-bounds';
import type { RouteContext } from '../http/route-context';

const shown = ({ channel }: RouteContext) =>
  and(eq(freeAreas.channelId, channel.id), eq(freeAreas.isShow, true));

const present = (row: typeof freeAreas.$inferSelect) => ({
  code: row.code,
  name: row.name,
  body: sanitiseHtml(row.body),
  updated_at: row.updatedAt.toISOString(),
});

/** GET /v1/free-areas */
const listFreeAreasRoute = handle(listFreeAreasSpec, async (context, { query }) => {
  const { db, answer } = context;
  const { limit, offset } = pageBounds(query);
  const [total] = await db.select({ value: count() }).from(freeAreas).where(shown(context));
  const rows = await db
    .select()
    .from(freeAreas)
    .where(shown(context))
    .orderBy(asc(freeAreas.code))
    .limit(limit)
    .offset(offset);
  answer.paginate(total?.value ?? 0, query.page, query.per);
  return rows.map(present);
});

/** GET /v1/free-areas/{code} */
const getFreeAreaRoute = handle(getFreeAreaSpec, async (context, { params: { code } }) => {
  const [row] = await context.db
    .select()
    .from(freeAreas)
    .where(and(shown(context), eq(freeAreas.code, code)));
  if (row === undefined) throw notFound('free_area.not_found', 'フリーエリアが見つかりません');
  return present(row);
});

export const freeAreaRoutes: readonly Route[] = [listFreeAreasRoute, getFreeAreaRoute];
