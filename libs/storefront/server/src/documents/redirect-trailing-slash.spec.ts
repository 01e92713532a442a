import { parseRequestUrl } from '../request-url/request-url';
import { type RecordingServer, startRecordingServer } from '../../testing/start-recording-server';
import { type TestShop, startTestShop } from '../../testing/start-test-shop';
import { PAGE_PATHS } from '@shop/site/paths/page-paths';
import { requestTarget } from '@shop/testing-api/request-targets/send-raw-request';
import { withoutTrailingSlash } from './redirect-trailing-slash';

let api: RecordingServer;
let shop: TestShop;
beforeAll(async () => {
  api = await startRecordingServer((_request, response) => response.writeHead(200).end('{}'));
  shop = await startTestShop(`http://127.0.0.1:${api.port}`);
});
afterAll(() => Promise.all([shop.close(), api.close()]));

/** The destinations that core §2 writes with a slash. */
const BOTH_FORMS = ['/cart/', '/ec/', '/login/', '/maintenance/'];
/** A URL of each page, without a slash at its end. */
const PAGES = Object.values(PAGE_PATHS)
  .filter((path) => path !== '/')
  .map((path) => path.replace(/:key\??/, 'a').replace('*', '/legal'));

it.each([
  ['/sitemap/', '/sitemap'],
  ['/sitemap/?a=1&b=%E6%A3%9A', '/sitemap?a=1&b=%E6%A3%9A'],
  ['/product//', '/product'],
  ['/product/?next=//evil.example/', '/product?next=//evil.example/'],
  ['/product/%E6%A3%9A/', '/product/%E6%A3%9A'],
  ['/a//evil.example/', '/a//evil.example'],
  ['/product/http://evil.example/', '/product/http://evil.example'],
  ['/mypage.data/', '/mypage.data'],
  ['/cart//', '/cart'],
  ['/login/unlock/?code=1', '/login/unlock?code=1'],
  ['/', null],
  ['/?a=1', null],
  ['/sitemap', null],
  ['/login/?re=1', null],
  ...BOTH_FORMS.map((path) => [path, null] as const),
  ...BOTH_FORMS.map((path) => [path.slice(0, -1), null] as const),
] as const)('%s leads to %s [interp-trailing-slash]', (target, location) => {
  const url = parseRequestUrl(target);
  expect(url).not.toBeNull();
  expect(withoutTrailingSlash(url ?? { pathname: '/not/read/', search: '' })).toBe(location);
});

it.each(PAGES)(
  '%s has one URL, and its form with a slash leads there [interp-trailing-slash]',
  async (path) => {
    const isBoth = BOTH_FORMS.includes(`${path}/`);
    const { status, headers } = await requestTarget(shop.port, `${path}/?q=1`);
    expect([status, headers['location']]).toEqual(isBoth ? [200, undefined] : [301, `${path}?q=1`]);
    expect((await requestTarget(shop.port, `${path}?q=1`)).status).toBe(200);
  },
);

it.each(['GET', 'HEAD'])('%s is redirected, not stored, and sends no referrer', async (method) => {
  const { status, headers } = await requestTarget(shop.port, '/login/unlock/?code=secret', method);
  expect(status).toBe(301);
  expect(headers).toMatchObject({
    location: '/login/unlock?code=secret',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
});

it('calls and files of the API are no documents', async () => {
  for (const target of ['/api/v1/products/', '/files/']) {
    api.calls.length = 0;
    expect((await requestTarget(shop.port, target)).status).toBe(200);
    expect(api.calls).toHaveLength(1);
  }
});
