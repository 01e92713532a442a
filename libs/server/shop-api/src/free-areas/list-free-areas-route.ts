import { listFreeAreasSpec } from '@shop/contract/free-areas/list-free-areas';
import { asc, count } from 'drizzle-orm';
import { freeAreas } from '../db/schema';
import { handle } from '../http/handle';
import { pageBounds } from '../http/page-bounds';
import { shownFreeAreas } from './free-area-store';
import { presentFreeArea } from './present-free-area';

/** GET /v1/free-areas */
export const listFreeAreasRoute = handle(listFreeAreasSpec, async (context, { query }) => {
  const { db, answer } = context;
  const { limit, offset } = pageBounds(query);
  const [total] = await db.select({ value: count() }).from(freeAreas).where(shownFreeAreas(context));
  const rows = await db
    .select()
    .from(freeAreas)
    .where(shownFreeAreas(context))
    .orderBy(asc(freeAreas.code))
    .limit(limit)
    .offset(offset);
  answer.paginate(total?.value ?? 0, query.page, query.per);
  return rows.map(presentFreeArea);
});
