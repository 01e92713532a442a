import { listStylistsSpec } from '@shop/contract/stylists/list-stylists';
import { asc, count } from 'drizzle-orm';
import { stylists } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';
import { presentStylistSummary } from './present-stylist-summary';
import { selectStylists, shownStylists } from './stylist-store';

/** GET /v1/stylists */
export const listStylistsRoute = defineRoute(listStylistsSpec, async (context, { query }) => {
  const { limit, offset } = limitAndOffset(query);
  const [total] = await context.db.select({ value: count() }).from(stylists).where(shownStylists(context));
  const rows = await selectStylists(context)
    .where(shownStylists(context))
    .orderBy(asc(stylists.position), asc(stylists.id))
    .limit(limit)
    .offset(offset);
  context.response.paginate(total?.value ?? 0, query.page, query.per);
  return rows.map(presentStylistSummary);
});
