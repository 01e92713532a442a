import { type OpenShop, openShop } from './open-shop';

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
}, 60_000);
afterAll(() => open.close());

test.each([
  ['/legal', '特定商取引法に基づく表記'],
  ['/privacy', 'プライバシーポリシー'],
  ['/terms', 'ご利用規約'],
])(
  '%s is %s: rendered by the server, cached for everyone, with its own head [interp-trailing-slash]',
  async (address, title) => {
    const response = await open.shop.get(address);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toMatch(/^public/);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toMatch(new RegExp(`<title>${title} \\| `));
    expect(html).toContain(`rel="canonical" href="${open.shop.origin}${address}"`);
    const withSlash = await open.shop.get(`${address}/?a=1`);
    expect([withSlash.status, withSlash.headers.get('location')]).toEqual([301, `${address}?a=1`]);
  },
);

test('every page links to them in its footer', async () => {
  const html = await open.shop.html('/product');
  for (const path of ['/legal', '/privacy', '/terms']) expect(html).toContain(`href="${path}"`);
});

test('[gap-data-without-route] [interp-static-pages-route] a path without a page is a 404 that is not cached', async () => {
  const response = await open.shop.get('/legal/no-such-page');
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
});
