import { PAGE_PATHS } from '@shop/site/paths/page-paths';
import { type OpenShop, openShop } from './open-shop';

/** What each page takes out of its URL as a secret; every other page must not take such a parameter for one. */
const SECRETS: Readonly<Record<string, readonly string[]>> = {
  '/product/:key': ['restock_token'],
  '/verify/email': ['token'],
  '/login/unlock': ['code'],
  '/oauth/callback': ['code', 'state'],
  '/login_sync': ['token'],
  '/reminder/reset': ['token'],
  '/reminder/username/reset': ['token'],
  '/orders/receipt': ['t'],
  '/orders/view': ['t'],
};
const ALL_PARAMETERS = [...new Set(Object.values(SECRETS).flat())];
const HIDDEN = { referrer: 'no-referrer', cache: 'private, no-store' };

let open: OpenShop;
let key = '';
beforeAll(async () => {
  open = await openShop();
  key = await open.productKey();
}, 60_000);
afterAll(() => open.close());

const get = async (address: string, headers: Record<string, string> = {}) => {
  const response = await open.shop.get(address, headers);
  await response.arrayBuffer();
  return {
    referrer: response.headers.get('referrer-policy'),
    cache: response.headers.get('cache-control'),
  };
};
const addressOf = (path: string) => (path === '*' ? '/legal' : path.replace(/:key\??/, key));
/** A page of a gift has its secret in the path or in the tab. */
const isOfGift = (path: string) => path.startsWith('/social-gift');

// reliability 19
test.each(Object.values(PAGE_PATHS))(
  'a secret in the URL of %s is sent to no other site, and the document is not stored',
  async (path) => {
    for (const parameter of ALL_PARAMETERS) {
      const { referrer, cache } = await get(`${addressOf(path)}?${parameter}=secret-of-a-mail`);
      const isSecret = isOfGift(path) || (SECRETS[path]?.includes(parameter) ?? false);
      if (isSecret) expect({ referrer, cache }).toEqual(HIDDEN);
      // A page that always has a secret hides its URL with any parameter.
      else if (SECRETS[path] === undefined || path === '/product/:key')
        expect([path, parameter, referrer]).toEqual([path, parameter, 'strict-origin-when-cross-origin']);
    }
  },
);

test('the product’s page without the secret stays shared, also after a visit with it', async () => {
  const address = `/product/${key}`;
  expect(await get(`${address}?restock_token=a`)).toEqual(HIDDEN);
  expect((await get(address)).cache).toMatch(/^public/);
  expect(await get(`${address}?restock_token=a`)).toEqual(HIDDEN);
  const cookie = await open.cookieOf('member@example.jp');
  expect(await get(`${address}?restock_token=a`, { cookie })).toEqual(HIDDEN);
});

test.each([
  ['a product that does not exist', '/product/no-such-product?restock_token=a'],
  ['a URL with a slash at its end', '/verify/email/?token=a'],
  ['a URL in capitals', '/Verify/Email?token=a'],
  ['a link for guests that a member opens', '/login_sync?token=a'],
])('%s keeps the secret too', async (_what, address) => {
  const cookie = await open.cookieOf('member@example.jp');
  for (const headers of [{}, { cookie }]) {
    const { referrer, cache } = await get(address, headers);
    expect(referrer).toBe('no-referrer');
    expect(cache).toContain('no-store');
  }
});
