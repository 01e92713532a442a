import { type RawAnswer, askTarget } from '@shop/testing-api/request-targets/ask-raw';
import {
  LEGAL_TARGETS,
  composedTarget,
  hostileTargets,
} from '@shop/testing-api/request-targets/hostile-targets';
import fc from 'fast-check';
import { METHODS } from 'node:http';
import { SECURITY_HEADERS } from './security-headers';
import { type RecordingServer, startRecordingServer } from '../test-support/recording-server';
import { TEST_ORIGIN, TEST_SECRET, type TestShop, startTestShop } from '../test-support/test-shop';

/** A sample; the soak asks for many times as many. */
const RUNS = 150;
/** Stands in the titles for an address that is another in each run. */
const CANARY = 'CANARY';
const ANSWER_OF_API = '{"answer":"of the API"}';

let api: RecordingServer;
let canary: RecordingServer;
let shop: TestShop;
beforeAll(async () => {
  api = await startRecordingServer((_request, response) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(ANSWER_OF_API),
  );
  canary = await startRecordingServer((_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<script>alert(1)</script>'),
  );
  shop = await startTestShop(`http://127.0.0.1:${api.port}`);
});
afterAll(() => Promise.all([shop.close(), api.close(), canary.close()]));
beforeEach(() => forget());

function forget() {
  shop.forget();
  api.calls.length = 0;
  canary.calls.length = 0;
}

const ask = (target: string, method?: string) =>
  askTarget(shop.port, target.replaceAll(CANARY, `127.0.0.1:${canary.port}`), method);
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

/** Nothing but the configured API was called, whatever was asked for, and only by a path. */
function expectNobodyElseCalled(): void {
  expect(canary.calls).toEqual([]);
  for (const { target, headers } of api.calls) {
    expect(headers.host).toBe(`127.0.0.1:${api.port}`);
    expect(headers['x-shop-internal-secret']).toBe(TEST_SECRET);
    expect(target).toMatch(/^\/(?!\/)/);
  }
}

/** Files, guard, cache and renderer read one path, the renderer at the shop's own origin. */
function expectOnePath(): void {
  const { files, guard, cache, renderer } = shop.seen;
  for (const { origin } of renderer) expect(origin).toBe(TEST_ORIGIN);
  const drawn = [...renderer, ...cache.map((key) => new URL(key))].map(({ pathname }) => pathname);
  expect(new Set([...files, ...guard, ...drawn]).size).toBeLessThanOrEqual(1);
}

function expectRefused(answer: RawAnswer): void {
  expect(answer.status).toBe(400);
  expect(answer.headers).toMatchObject({
    ...DOCUMENT_HEADERS,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(answer.body).toBe(
    'リクエストが正しくないため、ページを表示できません。アドレスをお確かめください。\n',
  );
  expect(shop.seen).toEqual({ files: [], guard: [], cache: [], renderer: [] });
  expect(api.calls).toEqual([]);
}

/** Of the API, under a policy that lets nothing of it run; or a page of the shop. */
function expectOwn(answer: RawAnswer): void {
  expect(answer.status).toBe(200);
  if (api.calls.length > 0) {
    expect(answer.headers).toMatchObject(API_HEADERS);
    expect(answer.body).toContain(ANSWER_OF_API);
  } else {
    expect(answer.headers).toMatchObject({ ...DOCUMENT_HEADERS, 'content-type': 'text/html; charset=utf-8' });
    expect(shop.seen.renderer).toHaveLength(1);
  }
}

it.each(hostileTargets(CANARY))('%s is refused before anybody reads it', async (_what, target) => {
  const answer = await ask(target);
  expectNobodyElseCalled();
  expectRefused(answer);
});

it.each(LEGAL_TARGETS)('%s is answered by the shop or its API', async (_what, target) => {
  const answer = await ask(target);
  expectNobodyElseCalled();
  expectOwn(answer);
  expectOnePath();
});

it.each(METHODS)('%s leads nobody elsewhere, and fails nowhere', async (method) => {
  for (const target of ['/api//CANARY/login', 'http://CANARY/api/v1/products', '/api/\\CANARY/', CANARY])
    expect((await ask(target, method)).status).toBe(400);
  expect(api.calls).toEqual([]);
  for (const target of ['/product', '/api/v1/products', '/files/a.webp', '/client-errors', '/healthz']) {
    const answer = await ask(target, method);
    expect(answer.status).toBeLessThan(500);
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  }
  expectNobodyElseCalled();
});

it('a page that is kept is answered from memory by its own address, and by no other', async () => {
  const first = await ask('/product?page=2');
  const again = await ask('/product?page=2');
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(shop.seen.renderer).toHaveLength(1);
  for (const target of [
    '//product?page=2',
    'http://CANARY/product?page=2',
    '/a/../product?page=2',
    '/product?page=2#a',
  ])
    expect((await ask(target)).status).toBe(400);
});

it('a target put together of what misleads servers is refused, or is one path for every part of the shop', async () => {
  await fc.assert(
    fc.asyncProperty(composedTarget(CANARY), async (target) => {
      forget();
      const answer = await ask(target);
      expectNobodyElseCalled();
      expectOnePath();
      if (answer.status === 400) expectRefused(answer);
      else expectOwn(answer);
    }),
    { seed: 400, numRuns: RUNS },
  );
}, 60_000);
