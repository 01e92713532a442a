import { downloadBannerSpec } from '@shop/contract/banners/download-banner';
import { listBannersSpec } from '@shop/contract/banners/list-banners';
import { getBlogSpec } from '@shop/contract/blogs/get-blog';
import { listBlogProductsSpec } from '@shop/contract/blogs/list-blog-products';
import { listBlogsSpec } from '@shop/contract/blogs/list-blogs';
import { listCatalogsSpec } from '@shop/contract/catalogs/list-catalogs';
import { getFlipBookSpec } from '@shop/contract/flip-books/get-flip-book';
import { listFlipBooksSpec } from '@shop/contract/flip-books/list-flip-books';
import { getFreeAreaSpec } from '@shop/contract/free-areas/get-free-area';
import { listFreeAreasSpec } from '@shop/contract/free-areas/list-free-areas';
import { getLandingPageSpec } from '@shop/contract/landing-pages/get-landing-page';
import { listLandingPagesSpec } from '@shop/contract/landing-pages/list-landing-pages';
import { getLayoutSpec } from '@shop/contract/layouts/get-layout';
import { getPageLayoutSpec } from '@shop/contract/layouts/get-page-layout';
import { getMessageSpec } from '@shop/contract/messages/get-message';
import { listMessagesSpec } from '@shop/contract/messages/list-messages';
import { getNewsSpec } from '@shop/contract/news/get-news';
import { listNewsSpec } from '@shop/contract/news/list-news';
import { readNewsSpec } from '@shop/contract/news/read-news';
import { getPopupSpec } from '@shop/contract/popups/get-popup';
import { listPopupsSpec } from '@shop/contract/popups/list-popups';
import { listQaCategoriesSpec } from '@shop/contract/qas/list-qa-categories';
import { listQasSpec } from '@shop/contract/qas/list-qas';
import { getShopTermsSpec } from '@shop/contract/shop-terms/get-shop-terms';
import { listSitemapEntriesSpec } from '@shop/contract/sitemaps/list-sitemap-entries';
import { listSitemapPartsSpec } from '@shop/contract/sitemaps/list-sitemap-parts';
import { getStaticPageSpec } from '@shop/contract/static-pages/get-static-page';
import { listStaticPageUrlsSpec } from '@shop/contract/static-pages/list-static-page-urls';
import { getStylistSpec } from '@shop/contract/stylists/get-stylist';
import { listStylistsSpec } from '@shop/contract/stylists/list-stylists';
import { getSystemMessageSpec } from '@shop/contract/system-messages/get-system-message';
import { listSystemMessagesSpec } from '@shop/contract/system-messages/list-system-messages';
import { readSystemMessageSpec } from '@shop/contract/system-messages/read-system-message';
import { channels, systemMessages } from '@shop/shop-api/db/schema';
import { eq } from 'drizzle-orm';
import type { Caller } from './callers';
import { type ContractCase, invalid, PAGE_TOO_LONG, NO_INPUT, notFound, UNKNOWN_ID } from './contract-case';
import type { CaseFixtures } from './case-fixtures';

const NOWHERE = 'no-such-key';

const listed = (spec: ContractCase['spec']): ContractCase => ({ spec, rejection: PAGE_TOO_LONG });
const byId = (spec: ContractCase['spec'], code: string): ContractCase => ({
  spec,
  input: () => ({ params: { id: 1 } }),
  rejection: notFound(code, { params: { id: UNKNOWN_ID } }),
});
/** Something with a key of its own, which the seed wrote. */
const named = (
  spec: ContractCase['spec'],
  [name, key]: readonly [string, string],
  code: string,
): ContractCase => ({
  spec,
  input: () => ({ params: { [name]: key } }),
  rejection: notFound(code, { params: { [name]: NOWHERE } }),
});
/** A message of the shop for one member alone. */
const ownMessage = async ({ api }: CaseFixtures, { userId, channel }: Caller) => {
  const [shop] = await api.db.select().from(channels).where(eq(channels.key, channel));
  const values = { channelId: shop!.id, userId, title: 'ご連絡', body: '本文', publishedAt: new Date(0) };
  const [row] = await api.db.insert(systemMessages).values(values).returning();
  return { params: { id: row!.id } };
};

/** Calls for content that the shop's editors write. */
export const CONTENT_CASES: readonly ContractCase[] = [
  listed(listBannersSpec),
  // Its picture has to lie in the shop's files.
  { ...byId(downloadBannerSpec, 'banner.not_found'), successIn: 'files/files-contents.spec.ts' },
  listed(listBlogsSpec),
  byId(getBlogSpec, 'blog.not_found'),
  byId(listBlogProductsSpec, 'blog.not_found'),
  listed(listCatalogsSpec),
  listed(listFlipBooksSpec),
  named(getFlipBookSpec, ['key', 'volume-12'], 'flip_book.not_found'),
  listed(listFreeAreasSpec),
  named(getFreeAreaSpec, ['code', 'home-notice'], 'free_area.not_found'),
  listed(listLandingPagesSpec),
  named(getLandingPageSpec, ['slug', 'daily-tools'], 'landing_page.not_found'),
  ...[getLayoutSpec, getPageLayoutSpec].map((spec) => ({
    spec,
    input: () => ({ params: { page: 'home' } }),
    rejection: invalid({ params: { page: 'Home!' } }),
  })),
  listed(listMessagesSpec),
  named(getMessageSpec, ['code', 'point'], 'message.not_found'),
  listed(listNewsSpec),
  byId(getNewsSpec, 'news.not_found'),
  {
    spec: readNewsSpec,
    input: () => ({ body: { readable_id: 1 } }),
    rejection: notFound('news.not_found', { body: { readable_id: UNKNOWN_ID } }),
  },
  listed(listPopupsSpec),
  byId(getPopupSpec, 'popup.not_found'),
  {
    spec: listQaCategoriesSpec,
    input: () => ({ query: { nest: 1 } }),
    rejection: invalid({ query: { nest: 'maybe' } }),
  },
  listed(listQasSpec),
  { spec: getShopTermsSpec, rejection: NO_INPUT },
  { spec: listSitemapPartsSpec, rejection: NO_INPUT },
  {
    spec: listSitemapEntriesSpec,
    input: () => ({ params: { kind: 'products', part: 1 } }),
    rejection: notFound('sitemap.not_found', { params: { kind: 'products', part: 200_000 } }),
  },
  {
    spec: getStaticPageSpec,
    input: () => ({ params: { path: '/guide' } }),
    rejection: notFound('static_page.not_found', { params: { path: '/no-such-page' } }),
  },
  { spec: listStaticPageUrlsSpec, rejection: NO_INPUT },
  listed(listStylistsSpec),
  named(getStylistSpec, ['key', 'kinoshita'], 'stylist.not_found'),
  listed(listSystemMessagesSpec),
  {
    spec: readSystemMessageSpec,
    input: async (fixtures, caller) => ({
      body: { readable_id: (await ownMessage(fixtures, caller)).params.id },
    }),
    rejection: notFound('system_message.not_found', { body: { readable_id: UNKNOWN_ID } }),
  },
  {
    spec: getSystemMessageSpec,
    input: ownMessage,
    rejection: notFound('system_message.not_found', { params: { id: UNKNOWN_ID } }),
    ids: 'owned',
  },
];
