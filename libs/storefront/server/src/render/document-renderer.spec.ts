import { ERROR_CODES } from '@shop/contract/error-codes';
import { listNews } from '@shop/contract/news/list-news';
import { shopServicesContext } from '@shop/query/shop-services-context';
import { OverloadedError } from '@shop/requests/admission-gate';
import { noCspOrigins } from '@shop/storefront-shell/site/csp-origins';
import { ChangeEvents } from '../data-changes/change-events';
import { createTestBuild } from '../../testing/create-test-build';
import { createDocumentRenderer } from './document-renderer';

const ORIGIN = 'https://shop.example';

it.each([
  ['/product', '?page=2', `${ORIGIN}/product?page=2`],
  ['//evil.example/login', '', `${ORIGIN}//evil.example/login`],
  ['/\\evil.example/login', '', `${ORIGIN}//evil.example/login`],
  ['https://evil.example/', '', `${ORIGIN}/https://evil.example/`],
  ['/product', '?next=//evil.example/', `${ORIGIN}/product?next=%2F%2Fevil.example%2F`],
])('%s%s is rendered at the shop’s own origin', async (pathname, search, href) => {
  const rendered: string[] = [];
  const render = createDocumentRenderer({
    build: createTestBuild((url) => rendered.push(url.href)),
    channel: 'default',
    origin: ORIGIN,
    apiUrl: 'http://127.0.0.1:9',
    allowedApis: [],
    fetch: () => Promise.reject(new Error('No call is expected')),
    onError: () => undefined,
    mode: 'test',
    cacheBytes: 1_000_000,
    cacheTtlMs: 3_000,
    changes: new ChangeEvents(),
  });
  await render({
    url: { pathname, search },
    session: { state: 'absent' },
    nonce: null,
    isComplete: true,
    encodeIn: null,
    requestContext: { clientIp: '203.0.113.7', internalSecret: 'the-secret', requestId: 'r-1' },
    signal: new AbortController().signal,
    cspOrigins: noCspOrigins(),
  });
  expect(rendered).toEqual([href]);
});

describe('a page for which the API', () => {
  /** Renders a page that loads the news from an API that responds like this. */
  const renderWith = (status: number, body: object) =>
    createDocumentRenderer({
      build: createTestBuild((_url, context) =>
        context.get(shopServicesContext).api.call(listNews, { query: {} }),
      ),
      channel: 'default',
      origin: ORIGIN,
      apiUrl: 'http://127.0.0.1:9',
      allowedApis: [],
      fetch: () => Promise.resolve(Response.json(body, { status })),
      onError: () => undefined,
      mode: 'test',
      cacheBytes: 1_000_000,
      cacheTtlMs: 3_000,
      changes: new ChangeEvents(),
    })({
      url: { pathname: '/news', search: '' },
      session: { state: 'absent' },
      nonce: null,
      isComplete: true,
      encodeIn: null,
      requestContext: { clientIp: '203.0.113.7', internalSecret: 'the-secret', requestId: 'r-1' },
      signal: new AbortController().signal,
      cspOrigins: noCspOrigins(),
    });

  it('has too much to do is no error of the shop', async () => {
    const busy = { code: ERROR_CODES.busy, message: '混み合っています' };
    await expect(renderWith(503, busy)).rejects.toThrow(OverloadedError);
  });

  it.each([
    ['is under maintenance', 503, { code: ERROR_CODES.maintenance, message: '点検中', title: '点検' }],
    ['fails', 500, { code: ERROR_CODES.server, message: 'エラー' }],
  ])('%s is rendered as before', async (_what, status, body) => {
    expect((await renderWith(status, body)).status).toBe(500);
  });
});
