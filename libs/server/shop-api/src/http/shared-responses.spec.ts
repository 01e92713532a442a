import { listProductsSpec } from '@shop/contract/products/list-products';
import { getProductSpec } from '@shop/contract/products/get-product';
import { TAG_GRANT_HEADER } from '@shop/contract/tags/tag-grant-header';
import { describeOnEmbedded } from '@shop/testing-api/describe-on-embedded';
import { createTestClock } from '@shop/testing-api/test-clock';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { recordStatements } from '@shop/testing-api/record-statements';
import { eq, gt, sql } from 'drizzle-orm';
import { customerGroups, productModels, products, staticPages, users } from '../db/schema';
import { SHARED_TTL_MS } from './shared-response-cache';

const MEMBER = 'member@example.jp';
const SECOND = 'second@example.jp';

const clock = createTestClock();
let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ clock });
  // With its first statement the embedded database is listened to.
  await api.request('/readyz');
});
afterAll(() => api.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  api.request(path, { headers: { 'channel-id': 'default', ...headers } });
const bodyOf = async (path: string, headers: Record<string, string> = {}) =>
  (await get(path, headers)).text();

// On PostgreSQL the test API hears no announcements, so it shares nothing.
describeOnEmbedded('a response that guests share', () => {
  it('has a tag under which it is not sent again, and browsers ask each time', async () => {
    const first = await get('/v1/products?per=3');
    const etag = first.headers.get('etag') ?? '';
    expect([first.status, etag, first.headers.get('cache-control')]).toEqual([
      200,
      expect.stringMatching(/^".{22}"$/),
      'no-cache',
    ]);
    expect(first.headers.get('vary')).toBe(`channel-id, authorization, ${TAG_GRANT_HEADER}`);
    const again = await get('/v1/products?per=3', { 'if-none-match': `W/"other", ${etag}` });
    expect([again.status, await again.text(), again.headers.get('x-total')]).toEqual([
      304,
      '',
      first.headers.get('x-total'),
    ]);
    const other = await get('/v1/products?per=4', { 'if-none-match': etag });
    expect([other.status, other.headers.get('etag') === etag]).toEqual([200, false]);
  });

  it('is made without a statement for a second guest, and made once for many at the same time', async () => {
    const calls = await countStatements(() =>
      Promise.all(Array.from({ length: 20 }, () => bodyOf('/v1/products?per=7&sort=new'))),
    );
    const one = await countStatements(() => bodyOf('/v1/products?per=8&sort=new'));
    expect(calls).toBeLessThanOrEqual(one);
    expect(await countStatements(() => bodyOf('/v1/products?sort=new&per=7'))).toBe(0);
  });

  it.each(['/v1/products?per=2', '/v1/sitemaps/products/1', '/v1/makers'])(
    'is the same where the query of %s says more than the call reads',
    async (path) => {
      const plain = await bodyOf(path);
      const more = `${path}${path.includes('?') ? '&' : '?'}x=1&y[]=2`;
      let body = '';
      expect(await recordStatements(async () => (body = await bodyOf(more)))).toEqual([]);
      expect(body).toBe(plain);
    },
  );

  it('is made again after its time, where nothing announces a change', async () => {
    await bodyOf('/v1/products?per=9');
    clock.advance(SHARED_TTL_MS + 1);
    expect(await countStatements(() => bodyOf('/v1/products?per=9'))).toBeGreaterThan(0);
  });

  it.each([
    [
      'a name',
      '/v1/products?per=100',
      () => api.db.update(productModels).set({ name: '変わった名前' }).where(eq(productModels.id, 1)),
    ],
    [
      'a stock of which pieces are left',
      '/v1/products?per=100&sort=new',
      () => api.db.update(products).set({ stock: 2 }).where(eq(products.stock, 3)),
    ],
    [
      'a static page',
      '/v1/static-pages/urls',
      () => api.db.update(staticPages).set({ title: '変わったページ' }),
    ],
  ])('is not given after a change of %s', async (_name, path, change) => {
    const before = await bodyOf(path);
    expect(await bodyOf(path)).toBe(before);
    await change();
    expect(await bodyOf(path)).not.toBe(before);
  });

  it('is not stored where a change comes while it is made', async () => {
    const asked = bodyOf('/v1/products?per=11');
    await api.db.update(productModels).set({ name: '途中で変わった名前' }).where(eq(productModels.id, 1));
    await asked;
    expect(await countStatements(() => bodyOf('/v1/products?per=11'))).toBeGreaterThan(0);
  });

  it('is a part of a sitemap, until the products change, and a sale that leaves pieces is no such change', async () => {
    const part = '/v1/sitemaps/products/1';
    const first = await get(part);
    const etag = first.headers.get('etag') ?? '';
    expect([first.status, etag, first.headers.get('cache-control')]).toEqual([
      200,
      expect.stringMatching(/^".{22}"$/),
      'no-cache',
    ]);
    const again = await get(part, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(await countStatements(() => bodyOf(part))).toBe(0);
    await api.db
      .update(products)
      .set({ stock: sql`${products.stock} - 1` })
      .where(gt(products.stock, 10));
    expect(await countStatements(() => bodyOf(part))).toBe(0);
    await api.db.update(productModels).set({ isShow: false }).where(eq(productModels.id, 1));
    const other = await get(part, { 'if-none-match': etag });
    expect([other.status, other.headers.get('etag') === etag]).toEqual([200, false]);
    await api.db.update(productModels).set({ isShow: true }).where(eq(productModels.id, 1));
  });

  it('belongs to one shop', async () => {
    const own = await bodyOf('/v1/products?per=5');
    expect(await bodyOf('/v1/products?per=5', { 'channel-id': 'gift' })).not.toBe(own);
  });
});

describe('what is for one shopper is never shared', () => {
  const priceOf = async (key: string, token?: string) =>
    (await api.call(getProductSpec, { params: { key } }, token === undefined ? {} : { token })).body
      .product_price_with_tax;

  it('two members with different prices and a guest, in any order, in lists and on the product', async () => {
    const [group] = await api.db
      .insert(customerGroups)
      .values({ channelId: 1, key: 'half', name: '割引', discountPercent: 50 })
      .returning();
    await api.db.update(users).set({ groupId: group!.id }).where(eq(users.email, SECOND));
    const tokens = { member: await api.signIn(MEMBER), second: await api.signIn(SECOND) };
    const { key, product_price_with_tax: price } = (await api.call(listProductsSpec, { query: { per: '1' } }))
      .body[0]!;
    const half = Math.floor(price / 2);
    for (const order of [
      [undefined, tokens.member, tokens.second],
      [tokens.second, tokens.member, undefined],
      [tokens.second, undefined, tokens.second],
    ])
      for (const token of order) {
        const expected = token === tokens.second ? half : price;
        expect(await priceOf(key, token)).toBe(expected);
        const options = token === undefined ? {} : { token };
        const listed = await api.call(listProductsSpec, { query: { per: '1' } }, options);
        expect(listed.body[0]!.product_price_with_tax).toBe(expected);
        expect(listed.headers.get('cache-control')).toBe(
          token === undefined ? listed.headers.get('cache-control') : 'private, no-store',
        );
        expect(listed.headers.has('etag') && token !== undefined).toBe(false);
      }
  });

  it('a token that is not valid gets a 401, not what guests see', async () => {
    await get('/v1/products?per=2');
    expect((await get('/v1/products?per=2', { authorization: 'Bearer forged' })).status).toBe(401);
  });

  it('a shopper with a grant for a closed tag sees more than what is shared', async () => {
    await get('/v1/products?per=2');
    const response = await get('/v1/products?per=2', { [TAG_GRANT_HEADER]: 'forged' });
    expect([response.status, response.headers.has('etag')]).toEqual([200, false]);
  });

  it('the reviews of a product, whose changes are not announced, are read for each guest', async () => {
    const { key } = (await api.call(listProductsSpec, { query: { per: '1' } })).body[0]!;
    const response = await get(`/v1/products/${key}/reviews`);
    expect([response.status, response.headers.has('etag')]).toEqual([200, false]);
  });

  it('the sitemap of stylists, whose changes are not announced, is read for each guest', async () => {
    const response = await get('/v1/sitemaps/stylists/1');
    expect([response.status, response.headers.has('etag')]).toEqual([200, false]);
  });

  it('a shop under maintenance answers so at once', async () => {
    await get('/public.json');
    await api.db.execute(sql`update channels set is_maintenance = true where key = 'default'`);
    expect((await get('/public.json')).status).toBe(503);
    await api.db.execute(sql`update channels set is_maintenance = false where key = 'default'`);
    expect((await get('/public.json')).status).toBe(200);
  });
});

/** How many statements run meanwhile. */
const countStatements = async (work: () => Promise<unknown>): Promise<number> =>
  (await recordStatements(work)).length;
