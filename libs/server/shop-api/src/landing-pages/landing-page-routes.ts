import { getLandingPageSpec } from '@shop/contract/landing-pages/get-landing-page';
import { REDIRECT_HEADER } from '@shop/contract/landing-pages/redirect-header';
import { listLandingPagesSpec } from '@shop/contract/landing-pages/list-landing-pages';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import { readOffers } from '../coupons/coupon-store';
import { presentCoupon } from '../coupons/present-coupon';
import { viewerOf } from '../coupons/take-coupon';
import { images, landingPageCoupons, landingPages } from '../db/schema';
import { sanitiseHtml } from '../html/sanitise-html';
import { notFound } from '../http/api-failure';
import { handle, type Route } from '../http/handle';
import { holdsNow } from '../http/holds-now';
import { pageBounds } from '../http/page-bounds';
import type { RouteContext } from '../http/route-context';
import { presentImage } from '../images/present-image';
import { redirectTarget } from './redirect-target';

interface LandingPageRow {
  readonly page: typeof landingPages.$inferSelect;
  readonly image: typeof images.$inferSelect | null;
}

const open = ({ channel, clock }: RouteContext) =>
  and(
    eq(landingPages.channelId, channel.id),
    eq(landingPages.isShow, true),
    holdsNow(landingPages, clock.now()),
  );

const select = ({ db }: RouteContext) =>
  db
    .select({ page: landingPages, image: images })
    .from(landingPages)
    .leftJoin(images, eq(images.id, landingPages.imageId));

const presentEntry = ({ page, image }: LandingPageRow) => ({
  slug: page.slug,
  title: page.title,
  description: page.description,
  image: presentImage(image),
  updated_at: page.updatedAt.toISOString(),
});

/** The page's coupons that this shopper can take or has taken, in the page's order. */
async function readCoupons(context: RouteContext, landingPageId: number) {
  const placed = await context.db
    .select({ couponId: landingPageCoupons.couponId })
    .from(landingPageCoupons)
    .where(eq(landingPageCoupons.landingPageId, landingPageId))
    .orderBy(asc(landingPageCoupons.position), asc(landingPageCoupons.couponId));
  if (placed.length === 0) return [];
  const bounds = pageBounds({ page: 1, per: 'all' });
  const { rows } = await readOffers(context.db, viewerOf(context), context.clock.now(), bounds);
  return placed.flatMap(({ couponId }) => {
    const offer = rows.find(({ coupon }) => coupon.id === couponId);
    return offer === undefined ? [] : [presentCoupon(offer.coupon, offer.takenId !== null)];
  });
}

/** GET /v1/lp */
const listLandingPagesRoute = handle(listLandingPagesSpec, async (context, { query }) => {
  const { limit, offset } = pageBounds(query);
  const [total] = await context.db.select({ value: count() }).from(landingPages).where(open(context));
  const rows = await select(context)
    .where(open(context))
    .orderBy(desc(landingPages.updatedAt), asc(landingPages.id))
    .limit(limit)
    .offset(offset);
  context.answer.paginate(total?.value ?? 0, query.page, query.per);
  return rows.map(presentEntry);
});

/** GET /v1/lp/{slug} */
const getLandingPageRoute = handle(getLandingPageSpec, async (context, { params: { slug } }) => {
  const [row] = await select(context).where(and(open(context), eq(landingPages.slug, slug)));
  if (row === undefined) throw notFound('landing_page.not_found', 'ページが見つかりません');
  const { page } = row;
  const target = redirectTarget(page.redirectUrl, context.config.shopOrigins);
  if (target !== null) context.answer.header(REDIRECT_HEADER, encodeURI(decodeURI(target)));
  return {
    ...presentEntry(row),
    layout: page.layout,
    extend: { is_show_header: page.isShowHeader, is_show_footer: page.isShowFooter },
    body: sanitiseHtml(page.body),
    coupons: await readCoupons(context, page.id),
  };
});

export const landingPageRoutes: readonly Route[] = [listLandingPagesRoute, getLandingPageRoute];
