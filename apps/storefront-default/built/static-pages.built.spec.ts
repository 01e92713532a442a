import { type OpenShop, openShop } from './open-shop';

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
}, 60_000);
afterAll(() => open.close());

test.each([
  ['/legal', '特定商取引法に基づく表記'],
  ['/privacy', 'プライバシーポリシー'],
  ['/terms/', 'ご利用規約'],
])(
  '%s is %s: drawn by the server, shared, with its own head [interp-trailing-slash]',
  async (address, title) => {
    const answer = await open.shop.get(address);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toMatch(/^public/);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toMatch(new RegExp(`<title>${title} \\| `));
    expect(html).toContain(`rel="canonical" href="${open.shop.origin}${address.replace(/\/$/, '')}"`);
  },
);

test('every page leads to them from its foot', async () => {
  const html = await open.shop.html('/product');
  for (const path of ['/legal', '/privacy', '/terms']) expect(html).toContain(`href="${path}"`);
});

test('a path that no page has is not found, and is kept by nobody', async () => {
  const answer = await open.shop.get('/legal/no-such-page');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
