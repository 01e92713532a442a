import { CachedPageBody } from './cached-page-body';
import { type CachedPage, PageCache, pageCacheKey } from './page-cache';

const page = (html: string, bytes = 10): CachedPage => ({
  route: 'home',
  status: 200,
  headers: {},
  etag: `"${html}"`,
  body: new CachedPageBody(new Uint8Array(Buffer.alloc(bytes))),
  measured: null,
});
const drawing = (html: string, bytes?: number, isCacheable = true) =>
  jest.fn(() => Promise.resolve({ page: page(html, bytes), isCacheable }));

function cacheAt(maxBytes = 1_000_000) {
  const clock = { ms: 0 };
  return { clock, cache: new PageCache({ ttlMs: 10_000, maxBytes, now: () => clock.ms }) };
}

it('draws a page once, however many ask for it at once', async () => {
  const { cache } = cacheAt();
  const draw = drawing('a');
  await Promise.all(Array.from({ length: 50 }, () => cache.get('a', draw)));
  expect(draw).toHaveBeenCalledTimes(1);
});

it('draws it again when its time is over', async () => {
  const { cache, clock } = cacheAt();
  const draw = drawing('a');
  await cache.get('a', draw);
  clock.ms = 9_999;
  await cache.get('a', draw);
  expect(draw).toHaveBeenCalledTimes(1);
  clock.ms = 10_000;
  await cache.get('a', draw);
  expect(draw).toHaveBeenCalledTimes(2);
});

it('keeps no failure and no page that is not to be kept', async () => {
  const { cache } = cacheAt();
  await expect(cache.get('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  const missing = drawing('404', 10, false);
  await cache.get('a', missing);
  await cache.get('a', missing);
  expect(missing).toHaveBeenCalledTimes(2);
});

it('stays within its bytes: what was asked for longest ago goes first', async () => {
  const { cache } = cacheAt(3 * 20);
  for (const name of ['a', 'b', 'c']) await cache.get(name, drawing(name));
  await cache.get('a', drawing('never'));
  await cache.get('d', drawing('d'));
  const again = { a: drawing('a'), b: drawing('b') };
  await cache.get('a', again.a);
  await cache.get('b', again.b);
  expect(again.a).not.toHaveBeenCalled();
  expect(again.b).toHaveBeenCalledTimes(1);
});

it('forgets what has changed, and keeps nothing of a page that was being drawn meanwhile', async () => {
  const { cache } = cacheAt();
  await cache.get('/product/mug', drawing('mug'));
  await cache.get('/product/dish', drawing('dish'));
  cache.forget((key) => key.endsWith('/mug'));
  expect(cache.peek('/product/mug')).toBeNull();
  expect(cache.peek('/product/dish')).not.toBeNull();

  let finish = () => {};
  const old = cache.get('/', async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    return { page: page('old'), isCacheable: true };
  });
  cache.forget();
  const fresh = await cache.get('/', drawing('new'));
  finish();
  await old;
  expect(fresh.etag).toBe('"new"');
  expect(cache.peek('/')?.etag).toBe('"new"');
});

it('keeps no page that is larger than the whole cache', async () => {
  const { cache } = cacheAt(19);
  const draw = drawing('a');
  await cache.get('a', draw);
  await cache.get('a', draw);
  expect(draw).toHaveBeenCalledTimes(2);
});

it.each([
  ['/product', '', 'https://shop.example/product'],
  ['/product', '?', 'https://shop.example/product'],
  ['/product', '?word=マグ', 'https://shop.example/product?word=%E3%83%9E%E3%82%B0'],
  ['/product', `?word=${'あ'.repeat(200)}`, null],
])('%s%s is kept under the configured origin', (pathname, search, key) => {
  expect(pageCacheKey('https://shop.example', { pathname, search })).toBe(key);
});
