import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { decideCart, createReadyCart } from '@shop/testing-api/checkout';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { setStock, wellStockedProducts, type StockedProduct, stockOf } from '@shop/testing-api/stock';
import { asc, eq } from 'drizzle-orm';
import { productModels, products } from '../../db/schema';

let api: TestApi;
let shop: Operator;
let product: StockedProduct;
let several: Awaited<ReturnType<typeof productWithSeveral>>;
beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
  several = await productWithSeveral();
  product = (await wellStockedProducts(api.db, 1))[0]!;
  const cart = await createReadyCart(api, [{ product_key: product.key, quantity: 2 }]);
  await decideCart(api, cart);
});
beforeEach(() => setStock(api.db, product.id, 10));
afterAll(() => api.close());

/** A product with more than one variant. */
async function productWithSeveral(): Promise<{ readonly code: string; readonly numbers: readonly string[] }> {
  const rows = await api.db
    .select({ code: productModels.code, number: products.code })
    .from(products)
    .innerJoin(productModels, eq(productModels.id, products.productModelId))
    .where(eq(productModels.channelId, 1))
    .orderBy(asc(products.position), asc(products.id));
  const code = rows.find((row) => rows.filter((other) => other.code === row.code).length > 1)?.code ?? '';
  return { code, numbers: rows.filter((row) => row.code === code).map(({ number }) => number) };
}

const CHANNEL = ['--channel', 'default'] as const;

describe('stock', () => {
  it.each([
    ['set', '25', 25],
    ['set', '0', 0],
    ['add', '5', 15],
    ['add', '-10', 0],
    ['set', '２５', 25],
    ['add', '－５', 5],
  ])('%s %s', async (command, pieces, left) => {
    const { code, out } = await shop('stock', command, product.code, pieces, ...CHANNEL);
    expect(code).toBe(0);
    expect(out).toContain(`stock=${left} `);
    expect((await shop('stock', 'get', product.code, ...CHANNEL)).out).toBe(out);
    expect(await stockOf(api.db, product.id)).toBe(left);
    await checkInvariants(api.db);
    expect((await shop('audit', '--limit', '1')).out).toContain(
      `stock ${command}  default  ${product.code}  stock=10 → stock=${left}`,
    );
  });

  it.each([
    ['below nothing', ['add', '-11'], 1, '在庫は 0 から'],
    ['a part of a piece', ['set', '1.5'], 2, '整数'],
    ['less than nothing', ['set', '-1'], 2, '整数'],
    ['more than there is room for', ['set', '1000001'], 2, '整数'],
  ])('rejects %s', async (_name, [command = '', pieces = ''], code, said) => {
    const result = await shop('stock', command, product.code, pieces, ...CHANNEL);
    expect(result.code).toBe(code);
    expect(result.err).toContain(said);
    expect(await stockOf(api.db, product.id)).toBe(10);
  });

  it.each(['get', 'set'])(
    '%s with the code of a product names the numbers of its variants',
    async (command) => {
      const pieces = command === 'set' ? ['5'] : [];
      const result = await shop('stock', command, several.code, ...pieces, ...CHANNEL);
      expect([result.code, result.err]).toEqual([
        1,
        expect.stringContaining(several.numbers.join('、')) as string,
      ]);
    },
  );

  it('does not find the products of another shop', async () => {
    const result = await shop('stock', 'set', product.code, '1', '--channel', 'gift');
    expect(result).toMatchObject({ code: 1, err: expect.stringContaining('商品がありません') as string });
  });

  it('loses none of many concurrent changes and sales', async () => {
    const carts = await Promise.all(
      Array.from({ length: 4 }, () => createReadyCart(api, [{ product_key: product.key, quantity: 1 }])),
    );
    await Promise.all([
      ...Array.from({ length: 6 }, () => shop('stock', 'add', product.code, '3', ...CHANNEL)),
      ...carts.map((cart) => decideCart(api, cart)),
    ]);
    expect(await stockOf(api.db, product.id)).toBe(10 + 6 * 3 - 4);
    await checkInvariants(api.db);
  });
});
