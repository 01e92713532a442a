import { listNewsSpec } from '@shop/contract/news/list-news';
import { getProductSpec } from '@shop/contract/products/get-product';
import { listSitemapEntriesSpec } from '@shop/contract/sitemaps/list-sitemap-entries';
import { listSitemapPartsSpec } from '@shop/contract/sitemaps/list-sitemap-parts';
import { type SitemapKind, SITEMAP_KINDS } from '@shop/contract/sitemaps/sitemap-kind';
import { listStaticPageUrlsSpec } from '@shop/contract/static-pages/list-static-page-urls';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { eq, sql } from 'drizzle-orm';
import { blogs, news, productModels, products, staticPages, stylists, tags } from '../db/schema';

const CHANNELS = ['default', 'corporate', 'school', 'gift'];
let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const parts = async (channel = 'default') => (await api.call(listSitemapPartsSpec, {}, { channel })).body;
const entries = async (kind: SitemapKind, channel = 'default') => {
  const found: { key: string; updated_at: string | null }[] = [];
  for (const { part } of (await parts(channel)).filter((one) => one.kind === kind)) {
    const { body } = await api.call(listSitemapEntriesSpec, { params: { kind, part } }, { channel });
    found.push(...body);
  }
  return found;
};
const keys = async (kind: SitemapKind, channel = 'default') =>
  (await entries(kind, channel)).map(({ key }) => key);

it.each(CHANNELS)('lists parts of every kind of %s that the shop has', async (channel) => {
  const kinds = new Set((await parts(channel)).map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual([...SITEMAP_KINDS].sort());
});

it('lists what the pages’ own calls show, with the time of the last change where one is recorded', async () => {
  const { body } = await api.call(listStaticPageUrlsSpec, {});
  expect(await entries('static-pages')).toEqual(
    expect.arrayContaining(body.map(({ url, updated_at }) => ({ key: url, updated_at }))),
  );
  const { body: newest } = await api.call(listNewsSpec, { query: { per: 1 } });
  const first = newest[0]!;
  expect(await entries('news')).toContainEqual({ key: String(first.id), updated_at: first.published_at });
  const newsPart = (await parts()).find(({ kind }) => kind === 'news');
  expect(newsPart?.updated_at).toBe(first.published_at);
  expect((await entries('makers')).every(({ updated_at }) => updated_at === null)).toBe(true);
  for (const key of (await keys('products')).slice(0, 5))
    expect((await api.call(getProductSpec, { params: { key } })).status).toBe(200);
});

it('keeps an entry in its part whatever is deleted before it, and lists at most 10,000 in one', async () => {
  const [last] = await api.db.select({ id: sql<number>`max(${staticPages.id})` }).from(staticPages);
  const [page] = await api.db.select().from(staticPages).where(eq(staticPages.url, '/legal'));
  const far = last!.id + 25_000;
  await api.db.insert(staticPages).values({ ...page!, id: far, url: '/far' });
  const far1 = await parts();
  const numbers = far1.filter(({ kind }) => kind === 'static-pages').map(({ part }) => part);
  expect(numbers).toEqual([1, Math.floor((far - 1) / 10_000) + 1]);
  const params = { kind: 'static-pages', part: numbers[1]! } as const;
  expect((await api.call(listSitemapEntriesSpec, { params })).body.map(({ key }) => key)).toEqual(['/far']);
  await api.db.delete(staticPages).where(eq(staticPages.id, far));
  expect((await api.callWith(listSitemapEntriesSpec, { params })).status).toBe(404);
});

const hideFirst: Readonly<Partial<Record<SitemapKind, (key: string) => Promise<unknown>>>> = {
  products: (key) => api.db.update(products).set({ isShow: false }).where(eq(products.key, key)),
  stylists: (key) => api.db.update(stylists).set({ isShow: false }).where(eq(stylists.key, key)),
  blogs: (key) =>
    api.db
      .update(blogs)
      .set({ publishedAt: new Date(api.clock.now().getTime() + 1_000) })
      .where(eq(blogs.id, Number(key))),
  news: (key) =>
    api.db
      .update(news)
      .set({ isShow: false })
      .where(eq(news.id, Number(key))),
  'static-pages': (key) => api.db.update(staticPages).set({ isShow: false }).where(eq(staticPages.url, key)),
};

it.each(['products', 'stylists', 'blogs', 'news', 'static-pages'] as const)(
  'leaves out what a guest may not see of %s',
  async (kind) => {
    const [key] = await keys(kind);
    await hideFirst[kind]?.(key!);
    expect(await keys(kind)).not.toContain(key);
  },
);

it('leaves out products of hidden models and those behind the password of a tag', async () => {
  const shown = await keys('products', 'school');
  const hidden = await api.db
    .select({ key: products.key })
    .from(products)
    .innerJoin(productModels, eq(productModels.id, products.productModelId))
    .where(
      sql`exists (select 1 from product_model_tags mark join ${tags} on ${tags.id} = mark.tag_id
        where mark.product_model_id = ${productModels.id} and ${tags.passwordHash} is not null)`,
    );
  expect(hidden.length).toBeGreaterThan(0);
  expect(shown.filter((key) => hidden.some((one) => one.key === key))).toEqual([]);
  const [model] = await api.db
    .select({ id: products.productModelId })
    .from(products)
    .where(eq(products.key, shown[0]!));
  await api.db.update(productModels).set({ isShow: false }).where(eq(productModels.id, model!.id));
  expect(await keys('products', 'school')).not.toContain(shown[0]);
});

it.each([
  ['an unknown kind', { kind: 'orders', part: 1 }],
  ['part 0', { kind: 'products', part: 0 }],
  ['a part that is no number', { kind: 'products', part: 'x' }],
])('rejects %s', async (_name, params) => {
  expect((await api.callWith(listSitemapEntriesSpec, { params })).status).toBe(422);
});
