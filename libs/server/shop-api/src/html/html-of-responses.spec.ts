import { getBlogSpec } from '@shop/contract/blogs/get-blog';
import { createEcommerceEventSpec } from '@shop/contract/ecommerce-events/create-ecommerce-event';
import { getFreeAreaSpec } from '@shop/contract/free-areas/get-free-area';
import { listFreeAreasSpec } from '@shop/contract/free-areas/list-free-areas';
import { getLandingPageSpec } from '@shop/contract/landing-pages/get-landing-page';
import { getLayoutSpec } from '@shop/contract/layouts/get-layout';
import { getMessageSpec } from '@shop/contract/messages/get-message';
import { getProductSpec } from '@shop/contract/products/get-product';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { listMessagesSpec } from '@shop/contract/messages/list-messages';
import { getNewsSpec } from '@shop/contract/news/get-news';
import { getPopupSpec } from '@shop/contract/popups/get-popup';
import { listPopupsSpec } from '@shop/contract/popups/list-popups';
import { listQaCategoriesSpec } from '@shop/contract/qas/list-qa-categories';
import { listQasSpec } from '@shop/contract/qas/list-qas';
import { getStaticPageSpec } from '@shop/contract/static-pages/get-static-page';
import { listBannersSpec } from '@shop/contract/banners/list-banners';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { eq } from 'drizzle-orm';
import {
  banners,
  blogs,
  displayMessages,
  freeAreas,
  landingPages,
  layoutBlocks,
  news,
  popups,
  productModels,
  qas,
  staticPages,
} from '../db/schema';
import { INJECTIONS } from '../../testing/injection-corpus';
import { sanitiseHtml } from './sanitise-html';

/** Every injection at once; the database holds no NUL characters. */
const POISON = INJECTIONS.map((html) => html.replaceAll('\0', '')).join('\n');
const HARMLESS = sanitiseHtml(POISON);
/** A description is HTML where it begins with a block. */
const HARMLESS_DESCRIPTION = sanitiseHtml(`<p>${POISON}`);
const EVENT = 'view_promotion';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await api.db.update(staticPages).set({ body: POISON });
  await api.db.update(news).set({ body: POISON });
  await api.db.update(blogs).set({ body: POISON });
  await api.db.update(freeAreas).set({ body: POISON });
  await api.db.update(displayMessages).set({ body: POISON });
  await api.db.update(landingPages).set({ body: POISON, redirectUrl: 'javascript:alert(1)' });
  await api.db.update(popups).set({ body: POISON, linkUrl: 'javascript:alert(1)', eventName: EVENT });
  await api.db.update(qas).set({ answer: POISON });
  await api.db.update(productModels).set({ description: `<p>${POISON}` });
  await api.db.update(banners).set({ linkUrl: '//evil.example' });
  await api.db
    .update(layoutBlocks)
    .set({ content: { kind: 'html', payload: { body: POISON } } })
    .where(eq(layoutBlocks.page, 'ec'));
});
afterAll(() => api.close());

/** Every answer of the API that carries HTML; a new one belongs here. */
const RESPONSES: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  'a static page': async () => [
    (await api.call(getStaticPageSpec, { params: { path: '/legal' } })).body.body,
  ],
  'a piece of news': async () => [(await api.call(getNewsSpec, { params: { id: 1 } })).body.body],
  'an article': async () => [(await api.call(getBlogSpec, { params: { id: 1 } })).body.body],
  'a free area': async () => [
    (await api.call(getFreeAreaSpec, { params: { code: 'home-notice' } })).body.body,
  ],
  'free areas': async () => (await api.call(listFreeAreasSpec, { query: {} })).body.map(({ body }) => body),
  'a message': async () => [(await api.call(getMessageSpec, { params: { code: 'point' } })).body.body],
  messages: async () => (await api.call(listMessagesSpec, { query: {} })).body.map(({ body }) => body),
  'a landing page': async () => [
    (await api.call(getLandingPageSpec, { params: { slug: 'daily-tools' } })).body.body,
  ],
  'a popup': async () => [(await api.call(getPopupSpec, { params: { id: 1 } })).body.body],
  popups: async () => (await api.call(listPopupsSpec, { query: {} })).body.map(({ body }) => body),
  'the popup of an event': async () => {
    const { body } = await api.call(createEcommerceEventSpec, { body: { name: EVENT, args: '{}' } });
    return [body.popup?.body ?? 'no popup'];
  },
  questions: async () => (await api.call(listQasSpec, { query: {} })).body.map(({ answer }) => answer),
  'the tree of questions': async () =>
    (await api.call(listQaCategoriesSpec, { query: { nest: true } })).body.flatMap(({ qas: questions }) =>
      questions.map(({ answer }) => answer),
    ),
  'a block of a page': async () =>
    (await api.call(getLayoutSpec, { params: { page: 'ec' } })).body.blocks.map((block) =>
      block.kind === 'html' ? block.payload.body : block.kind,
    ),
};

// reliability 7
it.each(Object.entries(RESPONSES))('%s contains no code that runs', async (_name, read) => {
  const texts = await read();
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).toBe(HARMLESS);
});

it('the description of a product contains no code that runs', async () => {
  const { body } = await api.call(listProductsSpec, { query: { per: '1' } });
  const product = await api.call(getProductSpec, { params: { key: body[0]?.key ?? '' } });
  expect(product.body.detail.description).toBe(HARMLESS_DESCRIPTION);
});

// reliability 10
it('links and redirects do not lead to other sites', async () => {
  const { body } = await api.call(listBannersSpec, { query: {} });
  expect(new Set(body.map(({ link_url }) => link_url))).toEqual(new Set([null]));
  const popup = await api.call(getPopupSpec, { params: { id: 1 } });
  expect(popup.body.link_url).toBeNull();
  const page = await api.call(getLandingPageSpec, { params: { slug: 'last-year' } });
  expect(page.headers.get('x-redirect-url')).toBeNull();
});
