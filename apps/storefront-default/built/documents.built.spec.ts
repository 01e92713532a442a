import { createHash } from 'node:crypto';
import { type OpenShop, openShop } from './open-shop';

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
const policyOf = (answer: Response) => answer.headers.get('content-security-policy') ?? '';

describe('a visitor’s page', () => {
  test.each(['/', '/product', '/login/'])(
    '%s is shared, with the hash of every inline script',
    async (address) => {
      const answer = await open.shop.get(address);
      const html = await answer.text();
      expect(answer.headers.get('cache-control')).toMatch(/^public/);
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect(html).not.toMatch(/nonce=/);
      for (const tag of ['script', 'style'] as const)
        for (const content of inline(html, tag))
          expect(policyOf(answer)).toContain(createHash('sha256').update(content).digest('base64'));
      expect(policyOf(answer)).not.toContain('unsafe-inline');
    },
  );

  test('is drawn without reading a cookie: the same for whatever else the browser holds', async () => {
    const plain = await open.shop.html(product);
    const withCookies = await open.shop.html(product, { cookie: 'default_cart_token=secret; consent=1' });
    expect(withCookies).toBe(plain);
    expect(withCookies).not.toContain('secret');
  });

  test('is not sent again to who has it', async () => {
    const first = await open.shop.get(product);
    const again = await open.shop.get(product, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test('carries nothing of a forged host or forwarded header', async () => {
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
  test('is theirs alone, under a nonce that is never used again', async () => {
    const cookie = await open.cookieOf('member@example.jp');
    const nonces = new Set<string>();
    for (const address of ['/mypage/', '/mypage/', product]) {
      const answer = await open.shop.get(address, { cookie });
      const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policyOf(answer))?.[1] ?? '';
      const html = await answer.text();
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(html.match(/<script\b[^>]*>/g)?.filter((tag) => !tag.includes(nonce))).toEqual([]);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  test('of an expired token is a neutral shell, the same for everybody', async () => {
    const expired = async (email: string) => {
      const cookie = `${await open.cookieOf(email)}; expires_at=2020-01-01T00%3A00%3A00Z`;
      const answer = await open.shop.get('/mypage/', { cookie });
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.status).toBe(200);
      const html = await answer.text();
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
  test('a visitor on a member page is sent to the login, which will lead back', async () => {
    const answer = await open.shop.get('/mypage/order_history?page=2');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/login/');
    expect(answer.headers.get('set-cookie')).toContain(
      'default_return_to=%2Fmypage%2Forder_history%3Fpage%3D2',
    );
  });

  test('a member on the login page is sent to the logged-in home', async () => {
    const answer = await open.shop.get('/login/', { cookie: await open.cookieOf('member@example.jp') });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/ec/');
  });
});

describe('what is missing', () => {
  test.each(['/no/such/page', '/product/no-such-product'])('%s is a 404 that says so', async (address) => {
    const answer = await open.shop.get(address);
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain('404 Not Found');
    expect(html).toContain('お探しのページが見つかりませんでした。');
  });

  test.each(['POST', 'PUT', 'DELETE'])('%s changes nothing on a page', async (method) => {
    expect((await fetch(`${open.shop.url}/`, { method })).status).toBe(405);
  });
});
