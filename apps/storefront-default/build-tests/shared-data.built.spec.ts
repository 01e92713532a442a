import { checkSitemap } from '@shop/testing-api/check-sitemap';
import { type OpenShop, openShop } from './open-shop';

let open: OpenShop;
beforeAll(async () => {
  // Nothing runs out between two renders, however long they take.
  open = await openShop({ shop: { env: { SHOP_PAGE_DATA_MS: '60000' } } });
});
afterAll(() => open.close());

/** Query strings as long as this are rendered for each request: the page cache does not store such pages. */
const uncached = (path: string, letter: string) =>
  `${path}${path.includes('?') ? '&' : '?'}v=${letter.repeat(320)}`;
/** Pages that the same code renders begin with the same words. */
const kindOf = (path: string) => path.replace(/^(\/[^/?]+)[/?].+?(\/[^/]+)?$/, '$1/…');
const listed = async (path: string, kind: 'urlset' | 'sitemapindex') => {
  const entries = checkSitemap(await (await open.shop.get(path)).text(), kind, open.shop.origin);
  return entries.map(({ url }) => url.replace(open.shop.origin, ''));
};

/** One page of each kind that the sitemap lists. */
async function publicPages(): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>();
  for (const part of await listed('/sitemap.xml', 'sitemapindex'))
    for (const path of await listed(part, 'urlset')) pages.set(kindOf(path), path);
  return pages;
}

test('a public page that was just rendered for one guest is rendered for the next without a request to the API', async () => {
  const pages = await publicPages();
  expect([...pages.keys()]).toEqual(expect.arrayContaining(['/', '/product', '/product/…', '/news/…']));
  const repeated: string[] = [];
  for (const path of pages.values()) {
    await open.shop.html(uncached(path, 'a'));
    const before = open.api.logLines.length;
    await open.shop.html(uncached(path, 'b'));
    for (const line of open.api.logLines.slice(before)) {
      // What is no call of the contract, such as a look at the API's health, is logged without a path.
      const [, call] = /"path":"(\/[^"]+)"/.exec(line) ?? [];
      if (call !== undefined) repeated.push(`${path} ${call}`);
    }
  }
  expect(repeated).toEqual([]);
}, 300_000);
