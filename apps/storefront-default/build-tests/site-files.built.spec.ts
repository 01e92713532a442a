import { checkFeed } from '@shop/testing-api/check-feed';
import { checkSitemap } from '@shop/testing-api/check-sitemap';
import { checkStructuredData } from '@shop/testing-api/check-structured-data';
import { type OpenShop, openShop } from './open-shop';

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
}, 60_000);
afterAll(() => open.close());

const pathOf = (url: string) => url.replace(open.shop.origin, '');
const read = async (path: string) => (await open.shop.get(path)).text();
const listed = async (path: string, kind: 'urlset' | 'sitemapindex' = 'urlset') =>
  checkSitemap(await read(path), kind, open.shop.origin).map(({ url }) => url);
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
/** Every product is rendered by the same code: some of them stand for all. */
const SAMPLE = 12;

test('each page of the sitemap is there, wants to be indexed, and is listed by its canonical URL', async () => {
  for (const part of await listed('/sitemap.xml', 'sitemapindex')) {
    const urls = await listed(pathOf(part));
    for (const url of urls.slice(0, SAMPLE)) {
      const response = await open.shop.get(pathOf(url));
      const html = await response.text();
      expect([url, response.status]).toEqual([url, 200]);
      expect(canonicalOf(html)?.replaceAll('&amp;', '&')).toBe(url);
      expect(html).not.toContain('content="noindex"');
      checkStructuredData(html);
    }
  }
}, 120_000);

test('robots.txt names the sitemap', async () => {
  expect(await read('/robots.txt')).toContain(`\nSitemap: ${open.shop.origin}/sitemap.xml\n`);
});

test.each([
  ['/news', '/news/rss.xml', 'お知らせ'],
  ['/blog', '/blog/rss.xml', 'ブログ'],
])('%s names its feed %s, whose entries are pages of the shop', async (page, path, title) => {
  const link = /<link rel="alternate" type="application\/rss\+xml" href="([^"]+)" title="([^"]+)"/;
  expect(link.exec(await read(page))?.slice(1)).toEqual([path, title]);
  const feed = checkFeed(await read(path), `${open.shop.origin}${path}`);
  for (const item of feed.items) {
    const html = await read(pathOf(item.link));
    expect(canonicalOf(html)).toBe(item.link);
    expect(link.exec(html)?.[1]).toBe(path);
  }
});

test.each([
  ['/favicon.svg', 'image/svg+xml'],
  ['/favicon.ico', 'image/x-icon'],
  ['/apple-touch-icon.png', 'image/png'],
])('%s is an icon', async (path, type) => {
  const response = await open.shop.get(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(200);
});
