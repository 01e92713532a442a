import { listBlogsSpec } from '@shop/contract/blogs/list-blogs';
import { listFlipBooksSpec } from '@shop/contract/flip-books/list-flip-books';
import { listMakersSpec } from '@shop/contract/makers/list-makers';
import { listNewsSpec } from '@shop/contract/news/list-news';
import { listPopupsSpec } from '@shop/contract/popups/list-popups';
import { listStylistsSpec } from '@shop/contract/stylists/list-stylists';
import {
  hideBlogs,
  hideCatalogs,
  hideCoupons,
  hideFlipBooks,
  hideLandingPages,
  hideNews,
  hidePopups,
  hideQuestions,
  moveMakersAndStylists,
} from '@shop/testing-api/hide-content';
import type { LayoutBlockContent } from '@shop/contract/layouts/layout-block';
import { layoutBlocks, loginHistories } from '@shop/shop-api/db/schema';
import type { TestApi } from '@shop/testing-api/open-test-api';
import { eq } from 'drizzle-orm';
import { memberPage } from './member-page';
import type { Place, Prepare } from './scenario';

const firstNewsId = async (api: TestApi): Promise<number> =>
  (await api.call(listNewsSpec, { query: {} })).body[0]?.id ?? 0;
const newsArticle = (id: number): Place => ({ path: `/news/${id}/`, params: { key: String(id) } });

/** What a guest has written and not sent yet. */
const CONTACT_DRAFT = {
  prepareKey: 'AAAAAAAAAAAAAAAAAAAAAA',
  categoryName: '商品について',
  values: {
    category: '',
    name: '見本 花子',
    nameKana: 'ミホン ハナコ',
    email: 'hanako@example.jp',
    phone: '03-1234-5678',
    body: '湯呑みの大きさを教えてください。\n\n贈り物にしたいと思っています。',
  },
  files: [],
};

/** A home on which the editors have put these blocks alone. */
const homeOf =
  (...contents: readonly LayoutBlockContent[]): Prepare =>
  async ({ db }) => {
    await db.delete(layoutBlocks).where(eq(layoutBlocks.page, 'home'));
    if (contents.length > 0)
      await db
        .insert(layoutBlocks)
        .values(contents.map((content, position) => ({ channelId: 1, page: 'home', position, content })));
    return { path: '/' };
  };
/** A shop whose makers, brands and stylists are another one's. */
const withoutMakers =
  (path: string): Prepare =>
  async ({ db }) => {
    await moveMakersAndStylists(db, { from: 1, to: 2 });
    return { path };
  };
/** No member has been here for so long that all products are new to them. */
const LONG_AGO = new Date('2020-01-01T00:00:00Z');

/** The scenarios of the homes, of makers, brands, stylists, questions, news, articles and inquiries. */
export const CONTENT_SCENARIOS: Readonly<Record<string, Prepare>> = {
  'home-unedited': homeOf(),
  'home-incomplete': homeOf(
    { kind: 'categories', payload: {} },
    { kind: 'banners', payload: { area: 'nothing-here' } },
    { kind: 'collection', payload: { alias: 'no-such-collection', limit: 4 } },
    { kind: 'reasons', payload: {} },
  ),
  'ec-mailed-link': memberPage('/ec/?link=reset-password'),
  'ec-since-last-visit': async (api) => {
    await api.db.update(loginHistories).set({ loggedInAt: LONG_AGO });
    return memberPage('/ec/')(api);
  },
  coupon: () => ({ path: '/coupon/' }),
  'coupon-member': memberPage('/coupon/'),
  'coupon-empty': async ({ db }) => {
    await hideCoupons(db);
    return { path: '/coupon/' };
  },
  'landing-pages': () => ({ path: '/lp/' }),
  'landing-pages-empty': async ({ db }) => {
    await hideLandingPages(db);
    return { path: '/lp/' };
  },
  'landing-page': memberPage('/lp/daily-tools/', { key: 'daily-tools' }),
  'flip-book': () => ({ path: '/flip-book/' }),
  'flip-book-empty': async ({ db }) => {
    await hideFlipBooks(db);
    return { path: '/flip-book/' };
  },
  'flip-book-detail': async (api) => {
    const { body } = await api.call(listFlipBooksSpec, { query: {} });
    const key = body[0]?.key ?? '';
    return { path: `/flip-book/${key}/`, params: { key } };
  },
  popup: () => ({ path: '/popup/' }),
  'popup-single': async (api) => {
    const { body } = await api.call(listPopupsSpec, { query: {} });
    return { path: `/popup/?id=${body[0]?.id ?? 0}` };
  },
  'popup-empty': async ({ db }) => {
    await hidePopups(db);
    return { path: '/popup/' };
  },
  'maker-empty': withoutMakers('/maker/'),
  'brand-empty': withoutMakers('/brand/'),
  'stylist-empty': withoutMakers('/stylist/'),
  maker: () => ({ path: '/maker/' }),
  'maker-detail': async (api) => {
    const { body } = await api.call(listMakersSpec, { query: {} });
    const key = String(body[0]?.id ?? '');
    return { path: `/maker/${key}/`, params: { key } };
  },
  brand: () => ({ path: '/brand/' }),
  stylist: () => ({ path: '/stylist/' }),
  'stylist-detail': async (api) => {
    const { body } = await api.call(listStylistsSpec, { query: {} });
    const key = body[0]?.key ?? '';
    return { path: `/stylist/${key}/`, params: { key } };
  },
  faq: () => ({ path: '/faq/' }),
  'faq-empty': async ({ db }) => {
    await hideQuestions(db);
    return { path: '/faq/' };
  },
  'faq-found': () => ({ path: '/faq/?q=%E8%BF%94%E5%93%81' }),
  'faq-nothing-found': () => ({ path: '/faq/?q=%E5%AE%87%E5%AE%99%E8%88%B9' }),
  contact: () => ({ path: '/contact/' }),
  'contact-member': memberPage('/contact/'),
  'contact-confirm': () => ({
    path: '/contact/confirm/',
    storage: { default_contact_draft: JSON.stringify({ owner: null, draft: CONTACT_DRAFT }) },
  }),
  'contact-complete': () => ({ path: '/contact/complete/' }),
  'catalog-order': () => ({ path: '/catalog-order/' }),
  'catalog-order-empty': async ({ db }) => {
    await hideCatalogs(db);
    return { path: '/catalog-order/' };
  },
  news: () => ({ path: '/news/' }),
  'news-member': memberPage('/news/'),
  'news-empty': async ({ db }) => {
    await hideNews(db);
    return { path: '/news/' };
  },
  'news-article': async (api) => newsArticle(await firstNewsId(api)),
  blog: () => ({ path: '/blog/' }),
  'blog-empty': async ({ db }) => {
    await hideBlogs(db);
    return { path: '/blog/' };
  },
  'blog-article': async (api) => {
    const { body } = await api.call(listBlogsSpec, { query: {} });
    const key = String(body[0]?.id ?? '');
    return { path: `/blog/${key}/`, params: { key } };
  },
};
