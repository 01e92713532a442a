import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';

const SHOP = 'https://shop.example';
const shopOrigins = { default: SHOP, gift: 'https://gift.example' };
const ALLOWED = 'access-control-allow-origin';

let api: TestApi;
let apart: TestApi;
beforeAll(async () => {
  api = await openTestApi({ config: { shopOrigins } });
  apart = await openTestApi({ config: { shopOrigins, baseApiUrl: 'https://api.example' } });
});
afterAll(async () => {
  await api.close();
  await apart.close();
});

const preflight = (origin: string, path = '/v1/me/user') => ({
  path,
  init: {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization,channel-id,content-type,x-requested-with',
    },
  },
});

it.each(['/v1/me/user', '/v1/carts/init', '/public.json'])(
  '[beh-base-url] an API at an origin of its own lets the shops’ pages call %s',
  async (asked) => {
    const { path, init } = preflight(SHOP, asked);
    const { status, headers } = await apart.request(path, init);
    expect([status, headers.get(ALLOWED)]).toEqual([204, SHOP]);
    expect(headers.get('access-control-allow-headers')).toMatch(
      /authorization,channel-id,content-type,x-requested-with/,
    );
    expect(headers.get('access-control-allow-methods')).toMatch(/PATCH/);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  },
);

it.each([
  ['/v1/products', 200],
  ['/v1/me/user', 401],
  ['/v1/no/such/call', 404],
])('the response of %s (%i) can be read there, with its paging headers', async (path, expected) => {
  const headers = { 'channel-id': 'default', origin: SHOP };
  const response = await apart.request(path, { headers });
  expect([response.status, response.headers.get(ALLOWED)]).toEqual([expected, SHOP]);
  expect(response.headers.get('access-control-expose-headers')).toMatch(/x-total,.*retry-after/);
  expect(response.headers.get('vary')).toMatch(/origin/i);
});

it.each(['https://evil.example', 'null', 'http://shop.example'])(
  'the pages of %s are not allowed',
  async (origin) => {
    const { path, init } = preflight(origin);
    expect((await apart.request(path, init)).headers.get(ALLOWED)).toBeNull();
    const response = await apart.request('/public.json', { headers: { origin, 'channel-id': 'default' } });
    expect(response.headers.get(ALLOWED)).toBeNull();
  },
);

it('an API that browsers reach through their shop allows no other origin', async () => {
  const { path, init } = preflight(SHOP);
  expect((await api.request(path, init)).headers.get(ALLOWED)).toBeNull();
});
