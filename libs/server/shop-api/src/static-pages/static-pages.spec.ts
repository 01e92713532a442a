import { getStaticPageSpec } from '@shop/contract/static-pages/get-static-page';
import { listStaticPageUrlsSpec } from '@shop/contract/static-pages/list-static-page-urls';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { and, eq } from 'drizzle-orm';
import { staticPages } from '../db/schema';
import { sanitiseHtml } from '../html/sanitise-html';

const CHANNELS = ['default', 'corporate', 'school', 'gift'];
const WANTED = {
  '/legal': [
    '特定商取引法に基づく表記',
    '販売事業者',
    '運営統括責任者',
    '所在地',
    '返品',
    '送料',
    '引き渡し時期',
  ],
  '/privacy': ['プライバシーポリシー', '利用の目的', '第三者への提供', '開示', 'お問い合わせ窓口'],
  '/terms': ['ご利用規約', '第1条', '第15条', '契約の成立', '準拠法'],
  '/guide': ['ご利用ガイド', 'お買い物の流れ', '領収書', '1,980円'],
  '/company': ['会社概要', '代表者', '設立'],
};

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

it.each(CHANNELS)('[call-get-v1-static-pages-urls] lists the pages of %s', async (channel) => {
  const { body, headers } = await api.call(listStaticPageUrlsSpec, {}, { channel });
  expect(body.map(({ url }) => url).sort()).toEqual(Object.keys(WANTED).sort());
  expect(headers.get('x-total')).toBe(String(body.length));
});

it.each(CHANNELS)('[call-get-v1-static-pages-url-path] %s has complete legal texts', async (channel) => {
  for (const [path, texts] of Object.entries(WANTED)) {
    const { body } = await api.call(getStaticPageSpec, { params: { path } }, { channel });
    expect(body.url).toBe(path);
    for (const text of texts) expect(body.title + body.body).toContain(text);
  }
});

it('[call-get-v1-static-pages-url-path] has the line for search engines and the frame that the editors chose', async () => {
  const chosen = { description: '店のきまりです。', layout: 'sample' } as const;
  await api.db.update(staticPages).set(chosen).where(eq(staticPages.url, '/terms'));
  const { body } = await api.call(getStaticPageSpec, { params: { path: '/terms' } });
  expect(body).toMatchObject({ ...chosen, title: 'ご利用規約' });
});

it('returns the HTML of the editors, sanitised', async () => {
  const rows = await api.db.select().from(staticPages);
  // The sanitising library writes attributes and line breaks its own way; the words stay.
  const words = (html: string) => html.replace(/<[^>]*>/g, '');
  for (const { body } of rows) expect(words(sanitiseHtml(body))).toBe(words(body));
});

it('[entity-static-page] has its url, in the list and on the page', async () => {
  const { body: list } = await api.call(listStaticPageUrlsSpec, {});
  const entry = {
    url: '/legal',
    title: '特定商取引法に基づく表記',
    updated_at: '2026-04-11T03:00:00.000Z',
  };
  expect(list).toContainEqual(entry);
  expect((await api.call(getStaticPageSpec, { params: { path: '/legal' } })).body).toEqual({
    ...entry,
    description: expect.any(String) as string,
    layout: 'default',
    body: expect.stringContaining('販売事業者') as string,
  });
});

it('[interp-static-pages-url-path] finds a page by its path, with or without a trailing slash', async () => {
  const { body } = await api.call(getStaticPageSpec, { params: { path: '/legal' } });
  const response = await api.request('/v1/static-pages/url/legal/', { headers: { 'channel-id': 'default' } });
  expect(await response.json()).toEqual(body);
});

it('finds pages with several path segments', async () => {
  const [channel] = await api.db.select().from(staticPages).where(eq(staticPages.url, '/legal'));
  await api.db
    .insert(staticPages)
    .values({ ...channel!, id: undefined, url: '/guide/送料', title: '送料', body: '<p>送料</p>' });
  const { body } = await api.call(getStaticPageSpec, { params: { path: '/guide/送料' } });
  expect(body).toMatchObject({ url: '/guide/送料', body: '<p>送料</p>' });
});

it('responds the same 404 for hidden, unknown and other shops’ pages', async () => {
  const [only] = await api.db.select().from(staticPages).where(eq(staticPages.url, '/company'));
  await api.db.insert(staticPages).values({ ...only!, id: undefined, channelId: 3, url: '/only-school' });
  await api.db
    .update(staticPages)
    .set({ isShow: false })
    .where(and(eq(staticPages.channelId, 1), eq(staticPages.url, '/company')));
  for (const path of ['/company', '/no-such', '/only-school', '/../legal', '/'])
    expect((await api.callWith(getStaticPageSpec, { params: { path } })).status).toBe(404);
  const { body } = await api.call(listStaticPageUrlsSpec, {});
  expect(body.map(({ url }) => url)).not.toContain('/company');
});
