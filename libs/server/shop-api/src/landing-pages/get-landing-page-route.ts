import { LANDING_PAGE_ERRORS } from '@shop/contract/landing-pages/landing-page-errors';
import { getLandingPageSpec } from '@shop/contract/landing-pages/get-landing-page';
import { REDIRECT_HEADER } from '@shop/contract/landing-pages/redirect-header';
import { and, asc, eq } from 'drizzle-orm';
import { readOffers } from '../coupons/coupon-store';
import { presentCoupon } from '../coupons/present-coupon';
import { viewerOf } from '../coupons/take-coupon';
import { landingPageCoupons, landingPages } from '../db/schema';
import { sanitiseHtml } from '../html/sanitise-html';
import { notFound } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';
import type { RouteContext } from '../http/route-context';
import { priceSumsOf } from '../site/front-settings';
import { redirectTarget } from './redirect-target';
import { openLandingPages, selectLandingPages } from './landing-page-store';
import { presentLandingPageSummary } from './present-landing-page-summary';

/** The page's coupons that this shopper can take or has taken, in the page's order. */
async function readCoupons(context: RouteContext, landingPageId: number) {
  const placed = await context.db
    .select({ couponId: landingPageCoupons.couponId })
    .from(landingPageCoupons)
    .where(eq(landingPageCoupons.landingPageId, landingPageId))
    .orderBy(asc(landingPageCoupons.position), asc(landingPageCoupons.couponId));
  if (placed.length === 0) return [];
  const bounds = limitAndOffset({ page: 1, per: 'all' });
  const { rows } = await readOffers(context.db, viewerOf(context), context.clock.now(), bounds);
  const sums = priceSumsOf(context.channel);
  return placed.flatMap(({ couponId }) => {
    const offer = rows.find(({ coupon }) => coupon.id === couponId);
    return offer === undefined ? [] : [presentCoupon(offer.coupon, offer.taken, sums)];
  });
}

/** GET /v1/lp/{slug} */
export const getLandingPageRoute = defineRoute(getLandingPageSpec, async (context, { params: { slug } }) => {
  const [row] = await selectLandingPages(context).where(
    and(openLandingPages(context), eq(landingPages.slug, slug)),
  );
  if (row === undefined) throw notFound(LANDING_PAGE_ERRORS.notFound, 'ページが見つかりません');
  const { page, collection } = row;
  const target = redirectTarget(page.redirectUrl, context.config.shopOrigins);
  if (target !== null) context.response.header(REDIRECT_HEADER, encodeURI(decodeURI(target)));
  return {
    ...presentLandingPageSummary(row),
    layout: page.layout,
    extend: { is_show_header: page.isShowHeader, is_show_footer: page.isShowFooter },
    body: sanitiseHtml(page.body),
    collection,
    coupons: await readCoupons(context, page.id),
  };
});
