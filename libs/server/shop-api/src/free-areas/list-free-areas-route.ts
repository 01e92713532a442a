import { listFreeAreasSpec } from '@shop/contract/free-areas/list-free-areas';
import { asc, count } from 'drizzle-orm';
import { freeAreas } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';
import { fillTexts } from '../shop-terms/fill-texts';
import { shownFreeAreas } from './free-area-store';
import { presentFreeArea } from './present-free-area';

/** GET /v1/free-areas */
export const listFreeAreasRoute = defineRoute(listFreeAreasSpec, async (context, { query }) => {
  const { db, response } = context;
  const { limit, offset } = limitAndOffset(query);
  const [total] = await db.select({ value: count() }).from(freeAreas).where(shownFreeAreas(context));
  const rows = await db
    .select()
    .from(freeAreas)
    .where(shownFreeAreas(context))
    .orderBy(asc(freeAreas.code))
    .limit(limit)
    .offset(offset);
  response.paginate(total?.value ?? 0, query.page, query.per);
  const bodies = await fillTexts(
    context,
    rows.map(({ body }) => body),
  );
  return rows.map((row, at) => presentFreeArea({ ...row, body: bodies[at] ?? row.body }));
});
