import { listBlogsSpec } from '@shop/contract/blogs/list-blogs';
import { listFlipBooksSpec } from '@shop/contract/flip-books/list-flip-books';
import { listMakersSpec } from '@shop/contract/makers/list-makers';
import { listNewsSpec } from '@shop/contract/news/list-news';
import { listStylistsSpec } from '@shop/contract/stylists/list-stylists';
import {
  hideBlogs,
  hideCatalogs,
  hideCoupons,
  hideFlipBooks,
  hideLandingPages,
  hideNews,
  hidePopups,
} from '@shop/testing-api/hide-content';
import type { TestApi } from '@shop/testing-api/open-test-api';
import { memberPage } from './member-page';
import type { Place, Prepare } from './scenario';

const firstNewsId = async (api: TestApi): Promise<number> =>
  (await api.call(listNewsSpec, { query: {} })).body[0]?.id ?? 0;
const newsArticle = (id: number): Place => ({ path: `/news/${id}/`, params: { key: String(id) } });

/** What a guest has written and not sent yet. */
const CONTACT_DRAFT = {
  userId: null,
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

/** The scenarios of makers, brands, stylists, questions, news, articles and inquiries. */
export const CONTENT_SCENARIOS: Readonly<Record<string, Prepare>> = {
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
  'landing-page': memberPage('/lp/early-summer/', { key: 'early-summer' }),
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
  'popup-empty': async ({ db }) => {
    await hidePopups(db);
    return { path: '/popup/' };
  },
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
  'faq-found': () => ({ path: '/faq/?q=%E8%BF%94%E5%93%81' }),
  'faq-nothing-found': () => ({ path: '/faq/?q=%E5%AE%87%E5%AE%99%E8%88%B9' }),
  contact: () => ({ path: '/contact/' }),
  'contact-member': memberPage('/contact/'),
  'contact-confirm': () => ({
    path: '/contact/confirm/',
    storage: { default_contact_draft: JSON.stringify(CONTACT_DRAFT) },
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
