import { requestTarget } from '@shop/testing-api/request-targets/send-raw-request';
import { type TestShop, startTestShop } from '../../testing/start-test-shop';
import { withoutTracking } from './without-tracking';

it.each([
  ['', ''],
  ['?word=マグ&page=2', '?word=マグ&page=2'],
  ['?utm_source=mail&utm_campaign=夏', ''],
  ['?gclid=a', ''],
  ['?fbclid=a&word=%E3%83%9E%E3%82%B0&gad_source=1', '?word=%E3%83%9E%E3%82%B0'],
  ['?UTM_source=a', '?UTM_source=a'],
  ['?word=utm_source', '?word=utm_source'],
  ['?xutm_source=1&gclids=2', '?xutm_source=1&gclids=2'],
  ['?colour=白&colour=黒&utm_id=1', '?colour=%E7%99%BD&colour=%E9%BB%92'],
])('of the query %j a page sees %j', (search, expected) => {
  expect(withoutTracking({ pathname: '/product', search })).toEqual({
    pathname: '/product',
    search: expected,
  });
});

describe('a shop', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop('http://127.0.0.1:9');
  });
  afterAll(() => shop.close());

  it('renders a page once for all the ways by which shoppers come, as the page that all of them see', async () => {
    for (const search of ['?utm_source=mail', '?gclid=a', '?fbclid=b&utm_medium=x', ''])
      expect((await requestTarget(shop.port, `/product${search}`)).status).toBe(200);
    expect(shop.seen.renderer.map((url) => url.search)).toEqual(['']);
  });

  it('renders another page for what a page may read', async () => {
    shop.reset();
    for (const search of ['?word=a&gclid=1', '?word=b&gclid=1', '?word=a'])
      expect((await requestTarget(shop.port, `/product${search}`)).status).toBe(200);
    expect(shop.seen.renderer.map((url) => url.search)).toEqual(['?word=a', '?word=b']);
  });
});
