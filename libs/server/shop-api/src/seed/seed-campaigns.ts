import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { collections, coupons, landingPageCoupons, landingPages, popups } from '../db/schema';
import { paragraphsAsHtml } from './content/paragraphs-as-html';
import type { ContentSeed } from './content-seed';

const COUPONS_ON_PAGE = 2;
const LANDING_PAGES_DAYS_AGO = 7;
const POPUPS_DAYS_AGO = 3;

/** Landing pages, which name collections, and popups of a shop. */
export async function seedCampaigns(db: Executor, seed: ContentSeed): Promise<void> {
  await seedLandingPages(db, seed);
  await seedPopups(db, seed);
}

async function seedLandingPages(
  db: Executor,
  { channelId, content, imageId, ago }: ContentSeed,
): Promise<void> {
  const offered = await db
    .select({ id: coupons.id })
    .from(coupons)
    .where(eq(coupons.channelId, channelId))
    .orderBy(asc(coupons.id))
    .limit(COUPONS_ON_PAGE);
  const shown = await db
    .select({ id: collections.id, alias: collections.alias })
    .from(collections)
    .where(eq(collections.channelId, channelId));
  for (const [index, page] of content.landingPages.entries()) {
    const { slug, title, description, lead, text, hasCoupons, collection } = page;
    const [row] = await db
      .insert(landingPages)
      .values({
        channelId,
        slug,
        title,
        description,
        layout: hasCoupons ? 'simple' : 'default',
        isShowFooter: !hasCoupons,
        collectionId: shown.find(({ alias }) => alias === collection)?.id ?? null,
        body: `<p class="lead">${lead}</p>${paragraphsAsHtml(text)}`,
        imageId: imageId(index * 8 + 5),
        updatedAt: ago(LANDING_PAGES_DAYS_AGO),
      })
      .returning({ id: landingPages.id });
    if (row === undefined) throw new Error('The landing page was not stored');
    if (hasCoupons)
      await db
        .insert(landingPageCoupons)
        .values(offered.map(({ id }, position) => ({ landingPageId: row.id, couponId: id, position })));
  }
  // An address of last year that leads to this year's page.
  await db.insert(landingPages).values({
    channelId,
    slug: 'last-year',
    title: '昨年の特集',
    body: '<p>この特集は終了しました。</p>',
    redirectUrl: `/lp/${content.landingPages[0]?.slug ?? ''}`,
    updatedAt: ago(LANDING_PAGES_DAYS_AGO),
  });
}

async function seedPopups(db: Executor, { channelId, content, imageId, ago }: ContentSeed): Promise<void> {
  const campaign = content.landingPages[0];
  await db.insert(popups).values(
    [
      {
        code: 'welcome',
        title: 'ようこそ',
        body: `<p>${content.welcome}</p>`,
        imageId: imageId(2),
        linkUrl: `/lp/${campaign?.slug ?? ''}`,
        linkText: '特集を見る',
        pages: ['home'],
        eventName: null,
        frequency: 'once' as const,
      },
      {
        code: 'coupon-after-cart',
        title: 'クーポンはお持ちですか',
        body: '<p>お買い物でお使いいただけるクーポンがあります。ご購入手続きの前にお受け取りください。</p>',
        imageId: null,
        linkUrl: '/coupon/',
        linkText: 'クーポンを受け取る',
        pages: [],
        eventName: 'add_to_cart',
        frequency: 'daily' as const,
      },
    ].map((popup, position) => ({ ...popup, channelId, position, updatedAt: ago(POPUPS_DAYS_AGO) })),
  );
}
