import { createHash } from 'node:crypto';
import { type OpenShop, openShop } from './open-shop';
import { readDocument } from './read-document';

let open: OpenShop;
let product = '';
beforeAll(async () => {
  open = await openShop();
  product = `/product/${await open.productKey()}`;
}, 60_000);
afterAll(() => open.close());

const inline = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}\\b(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    (match) => match[1] ?? '',
  );
const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';

describe('a guest’s page', () => {
  test.each(['/', '/product', '/login/'])(
    '%s is shared, with the hash of every inline script',
    async (address) => {
      const response = await open.shop.get(address);
      const html = await response.text();
      expect(response.headers.get('cache-control')).toMatch(/^public/);
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(html).not.toMatch(/nonce=/);
      for (const tag of ['script', 'style'] as const)
        for (const content of inline(html, tag))
          expect(policyOf(response)).toContain(createHash('sha256').update(content).digest('base64'));
      expect(policyOf(response)).not.toContain('unsafe-inline');
    },
  );

  test('is rendered without reading a cookie, and so is the same whatever cookies the browser sends', async () => {
    const plain = await open.shop.html(product);
    const withCookies = await open.shop.html(product, { cookie: 'default_cart_token=secret; consent=1' });
    expect(withCookies).toBe(plain);
    expect(withCookies).not.toContain('secret');
  });

  test('is not sent again to a browser that has it cached', async () => {
    const first = await open.shop.get(product);
    const again = await open.shop.get(product, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test('contains nothing of a forged host or forwarded header', async () => {
    const address = `${product}?x=1`;
    const html = await open.shop.html(address, {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'ftp',
      forwarded: 'host=evil.example',
    });
    expect(html).not.toContain('evil.example');
    expect(html).toContain(`rel="canonical" href="${open.shop.origin}${product}"`);
  });
});

describe('a member’s page', () => {
  test('is private to the member and uses a new CSP nonce each time', async () => {
    const cookie = await open.cookieOf('member@example.jp');
    const nonces = new Set<string>();
    for (const address of ['/mypage', '/mypage', product]) {
      const response = await open.shop.get(address, { cookie });
      const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policyOf(response))?.[1] ?? '';
      const html = await response.text();
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(html.match(/<script\b[^>]*>/g)?.filter((tag) => !tag.includes(nonce))).toEqual([]);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  test('for an expired token is a neutral shell, the same for everybody', async () => {
    const expired = async (email: string) => {
      const cookie = `${await open.cookieOf(email)}; expires_at=2020-01-01T00%3A00%3A00Z`;
      const response = await open.shop.get('/mypage', { cookie });
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.status).toBe(200);
      const html = await response.text();
      expect(html).not.toContain('example.jp');
      return html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/nonce="[^"]*"/g, '');
    };
    const first = await expired('member@example.jp');
    expect(first).toBe(await expired('second@example.jp'));
    expect(first).toContain('data-shop-session="expired"');
    expect(first).toContain('読み込み中');
  });
});

describe('guards', () => {
  test('a guest on a member page is redirected to the login, which returns to the page', async () => {
    const response = await open.shop.get('/mypage/order_history?page=2');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/login/');
    expect(response.headers.get('set-cookie')).toContain(
      'default_return_to=%2Fmypage%2Forder_history%3Fpage%3D2',
    );
  });

  test('a member on the login page is redirected to the logged-in home', async () => {
    const response = await open.shop.get('/login/', { cookie: await open.cookieOf('member@example.jp') });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/ec/');
  });
});

describe('missing pages', () => {
  test.each(['/no/such/page', '/product/no-such-product'])(
    '%s is a 404 with the not-found page',
    async (address) => {
      const response = await open.shop.get(address);
      expect(response.status).toBe(404);
      const html = await response.text();
      expect(html).toContain('404 Not Found');
      expect(html).toContain('お探しのページが見つかりませんでした。');
    },
  );

  test.each(['POST', 'PUT', 'DELETE'])('a page stays the same with %s', async (method) => {
    expect((await fetch(`${open.shop.url}/`, { method })).status).toBe(405);
  });
});

describe('layouts', () => {
  const NEVER_OPENED = { path: '/v1/products/no-such-cup' };
  afterEach(() => open.api.request('/dev/lab', { method: 'DELETE' }));
  const partsOf = (html: string) =>
    [...html.matchAll(/<meta name="shop-part" content="((?:layouts|pages)\/[^"]+)"/g)].map(
      ([, name]) => name,
    );

  test.each([
    ['[layout-default] a page', '/product', 'default', 'product-list'],
    ['[layout-maintenance] the maintenance page', '/maintenance', 'maintenance', 'maintenance'],
  ])('%s has its layout', async (_what, address, layout, page) => {
    const html = await open.shop.html(address);
    expect(partsOf(html).toSorted()).toEqual([`layouts/${layout}`, `pages/${page}`]);
    expect(html).toContain('くらしの道具店 こもれび');
  });

  test('[beh-error-page, string-error-title, string-error-text, layout-simple] an error of the API is a 500 with the error page', async () => {
    await open.api.lab({ scenario: 'server-error', match: NEVER_OPENED });
    const response = await open.shop.get('/product/no-such-cup');
    expect(response.status).toBe(500);
    const html = await response.text();
    const { title, headings, main } = readDocument(html);
    expect(title).toMatch(/^Error \| /);
    expect(headings).toEqual(['Error']);
    expect(main).toContain('エラーが発生しました');
    expect(partsOf(html).toSorted()).toEqual(['layouts/simple', 'pages/error']);
  });

  test('[layout-invalid-channel] a channel that the API does not know is a 404 in the layout of its own', async () => {
    await open.api.lab({ scenario: 'invalid-channel', match: NEVER_OPENED });
    const response = await open.shop.get('/product/no-such-cup?again=1');
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(readDocument(html).headings).toEqual(['Page Not Found']);
    expect(partsOf(html).toSorted()).toEqual(['layouts/invalidChannel', 'pages/not-found']);
  });
});
