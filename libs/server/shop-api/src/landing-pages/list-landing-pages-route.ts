import { listLandingPagesSpec } from '@shop/contract/landing-pages/list-landing-pages';
import { and, asc, count, desc, eq, isNull, or } from 'drizzle-orm';
import { landingPages } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';
import { openLandingPages, selectLandingPages } from './landing-page-store';
import { presentLandingPageSummary } from './present-landing-page-summary';

/** GET /v1/lp */
export const listLandingPagesRoute = defineRoute(listLandingPagesSpec, async (context, { query }) => {
  const { limit, offset } = limitAndOffset(query);
  // A page that leads on to another would stand there twice.
  const listed = and(
    openLandingPages(context),
    or(isNull(landingPages.redirectUrl), eq(landingPages.redirectUrl, '')),
  );
  const [total] = await context.db.select({ value: count() }).from(landingPages).where(listed);
  const rows = await selectLandingPages(context)
    .where(listed)
    .orderBy(desc(landingPages.updatedAt), asc(landingPages.id))
    .limit(limit)
    .offset(offset);
  context.response.paginate(total?.value ?? 0, query.page, query.per);
  return rows.map(presentLandingPageSummary);
});
