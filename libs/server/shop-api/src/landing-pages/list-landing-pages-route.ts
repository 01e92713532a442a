import { listLandingPagesSpec } from '@shop/contract/landing-pages/list-landing-pages';
import { asc, count, desc } from 'drizzle-orm';
import { landingPages } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';
import { openLandingPages, selectLandingPages } from './landing-page-store';
import { presentLandingPageSummary } from './present-landing-page-summary';

/** GET /v1/lp */
export const listLandingPagesRoute = defineRoute(listLandingPagesSpec, async (context, { query }) => {
  const { limit, offset } = limitAndOffset(query);
  const [total] = await context.db
    .select({ value: count() })
    .from(landingPages)
    .where(openLandingPages(context));
  const rows = await selectLandingPages(context)
    .where(openLandingPages(context))
    .orderBy(desc(landingPages.updatedAt), asc(landingPages.id))
    .limit(limit)
    .offset(offset);
  context.response.paginate(total?.value ?? 0, query.page, query.per);
  return rows.map(presentLandingPageSummary);
});
