import { ERROR_CODES } from '@shop/contract/error-codes';
import { listNews } from '@shop/contract/news/list-news';
import { shopServicesContext } from '@shop/query/shop-services-context';
import { OverloadedError } from '@shop/requests/admission-gate';
import { noCspOrigins } from '@shop/storefront-shell/site/csp-origins';
import { ChangeEvents } from '../data-changes/change-events';
import { createTestBuild } from '../../testing/create-test-build';
import { type RendererConfig, createDocumentRenderer } from './document-renderer';

const ORIGIN = 'https://shop.example';
const BUSY = { code: ERROR_CODES.busy, message: '混み合っています' };

const createRenderer = (parts: Pick<RendererConfig, 'build' | 'fetch'>) =>
  createDocumentRenderer({
    ...parts,
    channel: 'default',
    origin: ORIGIN,
    apiUrl: 'http://127.0.0.1:9',
    allowedApis: [],
    onError: () => undefined,
    mode: 'test',
    cacheBytes: 1_000_000,
    cacheTtlMs: 3_000,
    changes: new ChangeEvents(),
  });

/** Renders pages that load the news from an API that responds like this. */
const createNewsRenderer = (fetch: RendererConfig['fetch']) =>
  createRenderer({
    build: createTestBuild((_url, context) =>
      context.get(shopServicesContext).api.call(listNews, { query: {} }),
    ),
    fetch,
  });

const requestOf = (pathname: string, search = '', clientIp = '203.0.113.7') => ({
  url: { pathname, search },
  session: { state: 'absent' } as const,
  nonce: null,
  isComplete: true,
  encodeIn: null,
  requestContext: { clientIp, internalSecret: 'the-secret', requestId: 'r-1' },
  signal: new AbortController().signal,
  cspOrigins: noCspOrigins(),
});

it.each([
  ['/product', '?page=2', `${ORIGIN}/product?page=2`],
  ['//evil.example/login', '', `${ORIGIN}//evil.example/login`],
  ['/\\evil.example/login', '', `${ORIGIN}//evil.example/login`],
  ['https://evil.example/', '', `${ORIGIN}/https://evil.example/`],
  ['/product', '?next=//evil.example/', `${ORIGIN}/product?next=%2F%2Fevil.example%2F`],
])('%s%s is rendered at the shop’s own origin', async (pathname, search, href) => {
  const rendered: string[] = [];
  const render = createRenderer({
    build: createTestBuild((url) => rendered.push(url.href)),
    fetch: () => Promise.reject(new Error('No call is expected')),
  });
  await render(requestOf(pathname, search));
  expect(rendered).toEqual([href]);
});

it('a page is rendered though another client IP, which asked for the same data first, is turned away', async () => {
  const render = createNewsRenderer((call, init) => {
    const isFlood = new Request(call, init).headers.get('x-shop-client-ip') === '133.11.0.1';
    return Promise.resolve(isFlood ? Response.json(BUSY, { status: 503 }) : Response.json([]));
  });
  const outcomes = ['133.11.0.1', '133.11.0.2'].map((clientIp) =>
    render(requestOf('/news', '', clientIp)).then(
      ({ status }) => status,
      (error: unknown) => error,
    ),
  );
  expect(await Promise.all(outcomes)).toEqual([expect.any(OverloadedError), 200]);
});

describe('a page for which the API', () => {
  const renderWith = (status: number, body: object) =>
    createNewsRenderer(() => Promise.resolve(Response.json(body, { status })))(requestOf('/news'));

  it('has too much to do is no error of the shop', async () => {
    await expect(renderWith(503, BUSY)).rejects.toThrow(OverloadedError);
  });

  it.each([
    ['is under maintenance', 503, { code: ERROR_CODES.maintenance, message: '点検中', title: '点検' }],
    ['fails', 500, { code: ERROR_CODES.server, message: 'エラー' }],
  ])('%s is rendered as before', async (_what, status, body) => {
    expect((await renderWith(status, body)).status).toBe(500);
  });
});
