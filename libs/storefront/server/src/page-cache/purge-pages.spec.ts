import { CachedDocumentBody } from './cached-document-body';
import { PageCache } from './page-cache';
import { purgePages } from './purge-pages';

/** Of a shopper who does not leave. */
const STAYS = new AbortController().signal;
const ORIGIN = 'https://shop.example';
const PATHS = [
  '/',
  '/product',
  '/product/mug',
  '/product/mug/',
  '/product/mug?color=red',
  '/product/mug-white',
];

async function cachedPathsAfter(change: string) {
  const cache = new PageCache({ ttlMs: 60_000, maxBytes: 1_000_000, now: () => Date.now() });
  const body = new CachedDocumentBody(new Uint8Array(1));
  const document = { route: null, status: 200, headers: {}, etag: '"a"', body, analytics: null };
  for (const path of PATHS)
    await cache.get(`${ORIGIN}${path}`, () => Promise.resolve({ value: document, isCacheable: true }), STAYS);
  purgePages(cache, ORIGIN, change);
  return PATHS.filter((path) => cache.peek(`${ORIGIN}${path}`) !== null);
}

it('purges every URL of the one product that has changed', async () => {
  expect(await cachedPathsAfter('product:mug')).toEqual(['/', '/product', '/product/mug-white']);
});

it.each(['all', 'settings', 'content', 'products'])(
  'purges every page after a change of %s',
  async (change) => {
    expect(await cachedPathsAfter(change)).toEqual([]);
  },
);
