import { type RawResponse, requestTarget } from '@shop/testing-api/request-targets/send-raw-request';
import {
  LEGAL_TARGETS,
  composedTarget,
  hostileTargets,
} from '@shop/testing-api/request-targets/hostile-targets';
import fc from 'fast-check';
import { METHODS } from 'node:http';
import { SECURITY_HEADERS } from '../security/security-headers';
import { type RecordingServer, startRecordingServer } from '../../testing/start-recording-server';
import { TEST_ORIGIN, TEST_SECRET, type TestShop, startTestShop } from '../../testing/start-test-shop';

/** A sample; the soak runs many times as many. */
const RUNS = 150;
/** Replaced by the URL of the canary, which is different in each run and would not make a title. */
const CANARY = 'CANARY';
const API_RESPONSE = '{"response":"of the API"}';

let api: RecordingServer;
let canary: RecordingServer;
let shop: TestShop;
beforeAll(async () => {
  api = await startRecordingServer((_request, response) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(API_RESPONSE),
  );
  canary = await startRecordingServer((_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<script>alert(1)</script>'),
  );
  shop = await startTestShop(`http://127.0.0.1:${api.port}`);
});
afterAll(() => Promise.all([shop.close(), api.close(), canary.close()]));
beforeEach(() => reset());

function reset() {
  shop.reset();
  api.calls.length = 0;
  canary.calls.length = 0;
}

const send = (target: string, method?: string) =>
  requestTarget(shop.port, target.replaceAll(CANARY, `127.0.0.1:${canary.port}`), method);
const headersOf = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
const [DOCUMENT_HEADERS, API_HEADERS] = [
  headersOf(SECURITY_HEADERS),
  headersOf({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Content-Security-Policy':
      "sandbox; default-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
  }),
];

/** A redirect sends no referrer: the query that it leaves may hold a token. */
const DOCUMENT_HEADERS_OF_REDIRECTS = { ...DOCUMENT_HEADERS, 'referrer-policy': 'no-referrer' };

/** Only the configured API was called, and only with a path. */
function expectOnlyApiCalled(): void {
  expect(canary.calls).toEqual([]);
  for (const { target, headers } of api.calls) {
    expect(headers.host).toBe(`127.0.0.1:${api.port}`);
    expect(headers['x-shop-internal-secret']).toBe(TEST_SECRET);
    expect(target).toMatch(/^\/(?!\/)/);
  }
}

/** Files, guard, cache and renderer have read the same path, the renderer at the origin of the shop. */
function expectOnePath(): void {
  const { files, guard, cache, renderer } = shop.seen;
  for (const { origin } of renderer) expect(origin).toBe(TEST_ORIGIN);
  const rendered = [...renderer, ...cache.map((key) => new URL(key))].map(({ pathname }) => pathname);
  expect(new Set([...files, ...guard, ...rendered]).size).toBeLessThanOrEqual(1);
}

function expectRejected(response: RawResponse): void {
  expect(response.status).toBe(400);
  expect(response.headers).toMatchObject({
    ...DOCUMENT_HEADERS,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(response.body).toBe(
    'リクエストが正しくないため、ページを表示できません。アドレスをお確かめください。\n',
  );
  expect(shop.seen).toEqual({ files: [], guard: [], cache: [], renderer: [] });
  expect(api.calls).toEqual([]);
}

/** A sandboxed response of the API, a page of the shop, or a redirect to one without a slash at the end of its path. */
function expectServed(response: RawResponse): void {
  if (response.status === 301) {
    expect(response.headers).toMatchObject(DOCUMENT_HEADERS_OF_REDIRECTS);
    expect(response.headers['location']).toMatch(/^\/(?!\/)[^?]*(?<!.\/)(?:$|\?)/);
    expect([shop.seen.renderer, shop.seen.cache, api.calls]).toEqual([[], [], []]);
    return;
  }
  expect(response.status).toBe(200);
  if (api.calls.length > 0) {
    expect(response.headers).toMatchObject(API_HEADERS);
    expect(response.body).toContain(API_RESPONSE);
  } else {
    expect(response.headers).toMatchObject({
      ...DOCUMENT_HEADERS,
      'content-type': 'text/html; charset=utf-8',
    });
    expect(shop.seen.renderer).toHaveLength(1);
  }
}

it.each(hostileTargets(CANARY))(
  '%s is rejected before any part of the shop reads it',
  async (_what, target) => {
    const response = await send(target);
    expectOnlyApiCalled();
    expectRejected(response);
  },
);

it.each(LEGAL_TARGETS)('%s is served by the shop or its API', async (_what, target) => {
  const response = await send(target);
  expectOnlyApiCalled();
  expectServed(response);
  expectOnePath();
});

it.each(METHODS)('%s reaches no other server and causes no error', async (method) => {
  for (const target of ['/api//CANARY/login', 'http://CANARY/api/v1/products', '/api/\\CANARY/', CANARY])
    expect((await send(target, method)).status).toBe(400);
  expect(api.calls).toEqual([]);
  for (const target of ['/product', '/api/v1/products', '/files/a.webp', '/client-errors', '/healthz']) {
    const response = await send(target, method);
    expect(response.status).toBeLessThan(500);
    expect(response.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  }
  expectOnlyApiCalled();
});

it('a cached page is served for its own URL only', async () => {
  const first = await send('/product?page=2');
  const again = await send('/product?page=2');
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(shop.seen.renderer).toHaveLength(1);
  for (const target of [
    '//product?page=2',
    'http://CANARY/product?page=2',
    '/a/../product?page=2',
    '/product?page=2#a',
  ])
    expect((await send(target)).status).toBe(400);
});

it('a target composed of misleading parts is rejected, or is the same path for every part of the shop', async () => {
  await fc.assert(
    fc.asyncProperty(composedTarget(CANARY), async (target) => {
      reset();
      const response = await send(target);
      expectOnlyApiCalled();
      expectOnePath();
      if (response.status === 400) expectRejected(response);
      else expectServed(response);
    }),
    { seed: 400, numRuns: RUNS },
  );
}, 60_000);
