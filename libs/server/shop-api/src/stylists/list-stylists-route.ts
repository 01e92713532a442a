import { listStylistsSpec } from '@shop/contract/stylists/list-stylists';
import { asc, count } from 'drizzle-orm';
import { stylists } from '../db/schema';
import { handle } from '../http/handle';
import { pageBounds } from '../http/page-bounds';
import { presentStylistSummary } from './present-stylist-summary';
import { selectStylists, shownStylists } from './stylist-store';

/** GET /v1/stylists */
export const listStylistsRoute = handle(listStylistsSpec, async (context, { query }) => {
  const { limit, offset } = pageBounds(query);
  const [total] = await context.db.select({ value: count() }).from(stylists).where(shownStylists(context));
  const rows = await selectStylists(context)
    .where(shownStylists(context))
    .orderBy(asc(stylists.position), asc(stylists.id))
    .limit(limit)
    .offset(offset);
  context.answer.paginate(total?.value ?? 0, query.page, query.per);
  return rows.map(presentStylistSummary);
});
