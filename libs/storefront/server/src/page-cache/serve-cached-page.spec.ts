import { createServer, type Server } from 'node:http';
import { parseRequestAddress } from '../address/request-address';
import { serveCachedPage } from './serve-cached-page';
import { CachedPageBody } from './cached-page-body';
import { PageCache } from './page-cache';

const ORIGIN = 'https://shop.example';
const LONG_WAY = 'long way';

let server: Server;
let url = '';
const told: (string | null)[] = [];

beforeAll(async () => {
  const cache = new PageCache({ ttlMs: 60_000, maxBytes: 1_000_000, now: () => 0 });
  const body = new CachedPageBody(new Uint8Array(Buffer.from('<p>棚</p>')));
  const headers = { 'Cache-Control': 'public' };
  const measured = { cookie: 'shop_consent', policy: 'script-src measured' };
  const page = { route: 'product-list', status: 200, headers, etag: '"shelf"', body, measured };
  await cache.get(`${ORIGIN}/product?category=shelf`, () => Promise.resolve({ page, isCacheable: true }));
  await body.in('gzip');
  const kept = {
    cache,
    origin: ORIGIN,
    headers: { 'X-Frame-Options': 'DENY' },
    onAnswer: ({ route }: { readonly route: string | null }) => void told.push(route),
  };
  server = createServer((request, response) => {
    const address = parseRequestAddress(request.url ?? '');
    if (address === null || !serveCachedPage(kept, address, request, response)) response.end(LONG_WAY);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => server.close());

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${url}${path}`, { method, headers: { 'accept-encoding': 'gzip', ...headers } });

it('answers a kept page with the headers of every answer', async () => {
  const answer = await ask('/product?category=shelf');
  expect(await answer.text()).toBe('<p>棚</p>');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(answer.headers.get('x-frame-options')).toBe('DENY');
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(answer.headers.get('etag')).toBe('"shelf-gzip"');
  expect(told).toEqual(['product-list']);
});

it('says that the client has it already', async () => {
  const answer = await ask('/product?category=shelf', { 'if-none-match': 'W/"shelf-gzip"' });
  expect(answer.status).toBe(304);
  expect(await answer.text()).toBe('');
});

it.each([
  ['a page that is not kept', '/product', {}, 'GET'],
  ['a member', '/product?category=shelf', { cookie: 'a=1; access_token=x' }, 'GET'],
  ['another method', '/product?category=shelf', {}, 'POST'],
  ['an encoding that nobody has asked for', '/product?category=shelf', { 'accept-encoding': 'br' }, 'GET'],
])('leaves the long way to %s', async (_what, path, headers, method) => {
  expect(await (await ask(path, headers, method)).text()).toBe(LONG_WAY);
});

it('[setting-gtm-id] who has agreed to be measured gets the page under its other policy, for their browser alone', async () => {
  const path = '/product?category=shelf';
  const agreed = await ask(path, { cookie: 'a=1; shop_consent=yes' });
  expect(agreed.headers.get('content-security-policy')).toBe('script-src measured');
  expect(agreed.headers.get('cache-control')).toBe('private, no-cache');
  for (const cookie of ['shop_consent=no', 'other_shop_consent=yes', 'shop_consent=yes!', ''])
    expect((await ask(path, { cookie })).headers.get('content-security-policy')).toBeNull();
  const tag = agreed.headers.get('etag') ?? '';
  expect((await ask(path, { cookie: 'shop_consent=yes', 'if-none-match': tag })).status).toBe(304);
  expect((await ask(path, { 'if-none-match': tag })).status).toBe(200);
});
