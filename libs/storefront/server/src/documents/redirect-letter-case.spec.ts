import { PAGE_PATHS, type RoutedPageId } from '@shop/site/paths/page-paths';
import { requestTarget } from '@shop/testing-api/request-targets/send-raw-request';
import { type RecordingServer, startRecordingServer } from '../../testing/start-recording-server';
import { type TestShop, startTestShop } from '../../testing/start-test-shop';
import { parseRequestUrl } from '../request-url/request-url';
import { createRouteMatcher } from './create-route-matcher';
import { inWrittenCase } from './redirect-letter-case';

const ids = Object.keys(PAGE_PATHS).filter((id): id is RoutedPageId => Object.hasOwn(PAGE_PATHS, id));
const matchRoute = createRouteMatcher(ids.map((id) => ({ id, guard: 'public', cache: 'public' })));

it.each([
  ['/PRODUCT', '/product'],
  ['/Product?word=A', '/product?word=A'],
  ['/Product/Irodori-Scarf', '/product/Irodori-Scarf'],
  ['/MyPage/Order_History/12', '/mypage/order_history/12'],
  ['/CART/', '/cart/'],
  ['/product', null],
  ['/product/Irodori', null],
  ['/', null],
  ['/cart/', null],
  ['/Guide/Shipping', null],
  ['/product/a/B', null],
  ['//PRODUCT', null],
])('%s leads to %s', (target, location) => {
  const url = parseRequestUrl(target);
  if (url === null) {
    expect(location).toBeNull();
    return;
  }
  expect(inWrittenCase(url, matchRoute)).toBe(location);
});

describe('a shop', () => {
  let api: RecordingServer;
  let shop: TestShop;
  beforeAll(async () => {
    api = await startRecordingServer((_request, response) => response.writeHead(200).end('{}'));
    shop = await startTestShop(`http://127.0.0.1:${api.port}`);
  });
  afterAll(() => Promise.all([shop.close(), api.close()]));

  it('redirects for good, once, with the query, and tells no other site', async () => {
    const { status, headers } = await requestTarget(shop.port, '/MYPAGE?token=secret');
    expect(status).toBe(301);
    expect(headers).toMatchObject({
      location: '/mypage?token=secret',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect((await requestTarget(shop.port, '/mypage?token=secret')).status).toBe(200);
  });
});
