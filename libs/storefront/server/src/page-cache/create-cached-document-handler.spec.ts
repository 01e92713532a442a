import { createServer, type Server } from 'node:http';
import { parseRequestUrl } from '../request-url/request-url';
import { CachedDocumentBody } from './cached-document-body';
import { createCachedDocumentHandler } from './create-cached-document-handler';
import { PageCache } from './page-cache';

/** Of a shopper who does not leave. */
const STAYS = new AbortController().signal;
const ORIGIN = 'https://shop.example';
const NOT_HANDLED = 'not handled';

let server: Server;
let url = '';
const hits: (string | null)[] = [];

beforeAll(async () => {
  const cache = new PageCache({ ttlMs: 60_000, maxBytes: 1_000_000, now: () => Date.now() });
  const body = new CachedDocumentBody(new Uint8Array(Buffer.from('<p>棚</p>')));
  const headers = { 'Cache-Control': 'public' };
  const analytics = { consentCookie: 'shop_consent', policy: 'script-src analytics' };
  const document = { route: 'product-list', status: 200, headers, etag: '"shelf"', body, analytics };
  await cache.get(
    `${ORIGIN}/product?category=shelf`,
    () => Promise.resolve({ value: document, isCacheable: true }),
    STAYS,
  );
  await body.get('gzip');
  const handle = createCachedDocumentHandler({
    cache,
    origin: ORIGIN,
    securityHeaders: { 'X-Frame-Options': 'DENY' },
    onHit: ({ route }: { readonly route: string | null }) => void hits.push(route),
  });
  server = createServer((request, response) => {
    const requested = parseRequestUrl(request.url ?? '');
    if (requested === null || !handle(requested, request, response)) response.end(NOT_HANDLED);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const listening = server.address();
  url = `http://127.0.0.1:${typeof listening === 'object' ? listening?.port : 0}`;
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${url}${path}`, { method, headers: { 'accept-encoding': 'gzip', ...headers } });

it('responds with a cached page under the security headers of the shop', async () => {
  const response = await get('/product?category=shelf');
  expect(await response.text()).toBe('<p>棚</p>');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(response.headers.get('x-frame-options')).toBe('DENY');
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(response.headers.get('etag')).toBe('"shelf-gzip"');
  expect(hits).toEqual(['product-list']);
});

it('responds with 304 to a browser that has the page', async () => {
  const response = await get('/product?category=shelf', { 'if-none-match': 'W/"shelf-gzip"' });
  expect(response.status).toBe(304);
  expect(await response.text()).toBe('');
});

it.each([
  ['a page that is not cached', '/product', {}, 'GET'],
  ['a request with a token', '/product?category=shelf', { cookie: 'a=1; access_token=x' }, 'GET'],
  ['another method', '/product?category=shelf', {}, 'POST'],
  ['an encoding that has not been requested', '/product?category=shelf', { 'accept-encoding': 'br' }, 'GET'],
])('passes %s on to the application', async (_what, path, headers, method) => {
  expect(await (await get(path, headers, method)).text()).toBe(NOT_HANDLED);
});

it('[setting-gtm-id] with consent to analytics the page comes under its other policy, for that browser alone', async () => {
  const path = '/product?category=shelf';
  const consented = await get(path, { cookie: 'a=1; shop_consent=yes' });
  expect(consented.headers.get('content-security-policy')).toBe('script-src analytics');
  expect(consented.headers.get('cache-control')).toBe('private, no-cache');
  for (const cookie of ['shop_consent=no', 'other_shop_consent=yes', 'shop_consent=yes!', ''])
    expect((await get(path, { cookie })).headers.get('content-security-policy')).toBeNull();
  const tag = consented.headers.get('etag') ?? '';
  expect((await get(path, { cookie: 'shop_consent=yes', 'if-none-match': tag })).status).toBe(304);
  expect((await get(path, { 'if-none-match': tag })).status).toBe(200);
});
