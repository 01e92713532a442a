import { checkFeed } from '@shop/testing-api/check-feed';
import { checkSitemap } from '@shop/testing-api/check-sitemap';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { blogs, news, staticPages } from '@shop/shop-api/db/schema';
import { PAGE_PATHS } from '@shop/site/paths/page-paths';
import { eq } from 'drizzle-orm';
import { TEST_ORIGIN, TEST_SECRET, type TestShop, startTestShop } from '../../testing/start-test-shop';

let api: TestApi;
let served: { readonly url: string; close(): Promise<void> };
let shop: TestShop;
beforeAll(async () => {
  api = await openTestApi({ config: { internalSecret: TEST_SECRET } });
  served = await api.serve();
  shop = await startTestShop(served.url);
});
afterAll(async () => {
  await shop.close();
  await served.close();
  await api.close();
});
beforeEach(() => shop.reset());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${shop.port}${path}`, { headers, redirect: 'manual' });
const text = async (path: string) => (await get(path)).text();
const entriesOf = async (url: string) =>
  checkSitemap(await text(url.replace(TEST_ORIGIN, '')), 'urlset', TEST_ORIGIN);

it('has a valid index of valid parts, which lists products, categories, makers, stylists, blogs, news and static pages', async () => {
  const response = await get('/sitemap.xml');
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const index = checkSitemap(await response.text(), 'sitemapindex', TEST_ORIGIN);
  const names = index.map(({ url }) => /\/sitemap\/([a-z-]+)-1\.xml$/.exec(url)?.[1]);
  expect(names).toEqual(
    expect.arrayContaining([
      ...['pages', 'products', 'categories', 'makers', 'stylists', 'blogs', 'news', 'static-pages'],
    ]),
  );
  const pages = (await Promise.all(index.map(({ url }) => entriesOf(url)))).flat();
  const paths = pages.map(({ url }) => url.replace(TEST_ORIGIN, ''));
  for (const pattern of [
    /^\/product\/[a-z0-9-]+$/,
    /^\/product\?category=[a-z0-9-]+$/,
    /^\/maker\/\d+$/,
    /^\/stylist\/[a-z]+$/,
    /^\/blog\/\d+$/,
    /^\/news\/\d+$/,
    /^\/legal$/,
  ])
    expect(paths.filter((path) => pattern.test(path)).length).toBeGreaterThan(0);
  expect(paths).toEqual(expect.arrayContaining(['/', PAGE_PATHS.news]));
  expect(paths).not.toContain(PAGE_PATHS.login);
  expect(paths).not.toContain(PAGE_PATHS.mypage);
  expect(pages.filter(({ lastModified }) => lastModified !== null).length).toBeGreaterThan(50);
});

it('encodes the letters of a static page’s path as its canonical URL does', async () => {
  const [page] = await api.db.select().from(staticPages).where(eq(staticPages.url, '/legal'));
  await api.db.insert(staticPages).values({ ...page!, id: undefined, url: '/guide/送料&返品' });
  const found = await entriesOf(`${TEST_ORIGIN}/sitemap/static-pages-1.xml`);
  expect(found.map(({ url }) => url)).toContain(`${TEST_ORIGIN}/guide/%E9%80%81%E6%96%99&%E8%BF%94%E5%93%81`);
});

it('is written once and served from memory, compressed, to whoever asks again', async () => {
  const plain = { 'accept-encoding': 'identity' };
  const first = await get('/sitemap.xml', plain);
  const etag = first.headers.get('etag') ?? '';
  await api.db.update(staticPages).set({ isShow: false });
  const again = await get('/sitemap.xml', { 'accept-encoding': 'gzip' });
  expect(again.headers.get('content-encoding')).toBe('gzip');
  expect(await again.text()).toBe(await first.text());
  const unchanged = await get('/sitemap.xml', { ...plain, 'if-none-match': etag });
  expect(unchanged.status).toBe(304);
  expect(first.headers.get('cache-control')).toBe('public, max-age=600');
});

it.each(['/sitemap/products-99.xml', '/sitemap/products-0.xml', '/sitemap/orders-1.xml', '/sitemap/x'])(
  '%s is left to the documents, which know no such page',
  async (path) => {
    await get(path);
    expect(shop.seen.renderer.map(({ pathname }) => pathname)).toEqual([path]);
  },
);

it('names the sitemap in robots.txt and excludes cart, account and search results', async () => {
  const response = await get('/robots.txt');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = (await response.text()).split('\n');
  expect(lines[0]).toBe('User-agent: *');
  expect(lines).toContain(`Sitemap: ${TEST_ORIGIN}/sitemap.xml`);
  expect(lines).toEqual(
    expect.arrayContaining([
      'Disallow: /mypage$',
      'Disallow: /mypage/',
      'Disallow: /product?word=',
      'Disallow: /product?*&word=',
    ]),
  );
});

it.each([
  ['/news/rss.xml', '/news', 'お知らせ'],
  ['/blog/rss.xml', '/blog', 'ブログ'],
])('%s is a valid feed of what %s shows', async (path, page, title) => {
  const response = await get(path);
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const feed = checkFeed(await response.text(), `${TEST_ORIGIN}${path}`);
  expect(feed.title).toContain(title);
  expect(feed.link).toBe(`${TEST_ORIGIN}${page}`);
  expect(feed.items.length).toBeGreaterThan(2);
  for (const { link } of feed.items) expect(link).toMatch(new RegExp(`^${TEST_ORIGIN}${page}/\\d+$`));
  const dates = feed.items.map(({ published }) => Date.parse(published));
  expect(dates).toEqual(dates.toSorted((one, other) => other - one));
});

it('writes any title into a feed, and no entry that is hidden or not published yet', async () => {
  const [first] = await api.db.select().from(news).where(eq(news.channelId, 1));
  const title = '<b>器</b> & "皿"]]>\u0001';
  await api.db.update(news).set({ title }).where(eq(news.id, first!.id));
  await api.db.update(blogs).set({ isShow: false });
  const feed = checkFeed(await text('/news/rss.xml'), `${TEST_ORIGIN}/news/rss.xml`);
  expect(feed.items.map((item) => item.title)).toContain('<b>器</b> & "皿"]]>');
  expect(checkFeed(await text('/blog/rss.xml'), `${TEST_ORIGIN}/blog/rss.xml`).items).toEqual([]);
});

it('asks to come again while the API is away', async () => {
  await api.lab({ scenario: 'server-error', match: { path: '/v1/sitemaps' } });
  const response = await get('/sitemap.xml');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
});
