import type { CachedPage } from './cached-page';
import { CachedPageBody } from './cached-page-body';
import { PageCache } from './page-cache';

const page = (html: string, bytes = 10): CachedPage => ({
  route: 'home',
  status: 200,
  headers: {},
  etag: `"${html}"`,
  body: new CachedPageBody(new Uint8Array(Buffer.alloc(bytes))),
  analytics: null,
});
const rendererOf = (html: string, bytes?: number, isCacheable = true) =>
  jest.fn(() => Promise.resolve({ page: page(html, bytes), isCacheable }));

function cacheAt(maxBytes = 1_000_000) {
  // lru-cache takes a time of 0 for an entry that does not expire.
  const clock = { ms: 1 };
  return { clock, cache: new PageCache({ ttlMs: 10_000, maxBytes, now: () => clock.ms }) };
}

it('renders a page once for requests that come at the same time', async () => {
  const { cache } = cacheAt();
  const render = rendererOf('a');
  await Promise.all(Array.from({ length: 50 }, () => cache.get('a', render)));
  expect(render).toHaveBeenCalledTimes(1);
});

it('renders a page again after its TTL', async () => {
  const { cache, clock } = cacheAt();
  const render = rendererOf('a');
  await cache.get('a', render);
  clock.ms = 10_001;
  await cache.get('a', render);
  expect(render).toHaveBeenCalledTimes(1);
  clock.ms = 10_002;
  await cache.get('a', render);
  expect(render).toHaveBeenCalledTimes(2);
});

it('caches neither an error nor a page that is not cacheable', async () => {
  const { cache } = cacheAt();
  await expect(cache.get('a', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  const missing = rendererOf('404', 10, false);
  await cache.get('a', missing);
  await cache.get('a', missing);
  expect(missing).toHaveBeenCalledTimes(2);
});

it('evicts the page that was requested least recently when it is full', async () => {
  const { cache } = cacheAt(3 * 20);
  for (const name of ['a', 'b', 'c']) await cache.get(name, rendererOf(name));
  await cache.get('a', rendererOf('never'));
  await cache.get('d', rendererOf('d'));
  const again = { a: rendererOf('a'), b: rendererOf('b') };
  await cache.get('a', again.a);
  await cache.get('b', again.b);
  expect(again.a).not.toHaveBeenCalled();
  expect(again.b).toHaveBeenCalledTimes(1);
});

it('purges what matches, also a page that is still being rendered', async () => {
  const { cache } = cacheAt();
  await cache.get('/product/mug', rendererOf('mug'));
  await cache.get('/product/dish', rendererOf('dish'));
  cache.purge((key) => key.endsWith('/mug'));
  expect(cache.peek('/product/mug')).toBeNull();
  expect(cache.peek('/product/dish')).not.toBeNull();

  let finish = () => {};
  const old = cache.get('/', async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    return { page: page('old'), isCacheable: true };
  });
  cache.purge();
  const fresh = await cache.get('/', rendererOf('new'));
  finish();
  await old;
  expect(fresh.etag).toBe('"new"');
  expect(cache.peek('/')?.etag).toBe('"new"');
});

it('does not cache a page that is larger than the whole cache', async () => {
  const { cache } = cacheAt(19);
  const render = rendererOf('a');
  await cache.get('a', render);
  await cache.get('a', render);
  expect(render).toHaveBeenCalledTimes(2);
});
