import { createProductSearchHistorySpec } from '@shop/contract/products/create-product-search-history';
import { getProductSpec } from '@shop/contract/products/get-product';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { listRecommendedProductsSpec } from '@shop/contract/products/list-recommended-products';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { eq } from 'drizzle-orm';
import { groupPrices, productModels, products, productSearchHistories, users } from '../db/schema';

type ListQuery = Parameters<typeof keysOf>[1];
const keysOf = async (api: TestApi, query: { per?: number; page?: number; [name: string]: unknown }) =>
  (await api.callWith(listProductsSpec, { query })).body.map(({ key }) => key);

describe('the catalogue', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());
  const list = (query: ListQuery) => api.callWith(listProductsSpec, { query });
  const variantOf = async (key: string) => {
    const [row] = await api.db.select().from(products).where(eq(products.key, key));
    if (row === undefined) throw new Error(`No product ${key}`);
    return row;
  };

  it('[call-get-v1-products, const-page-size-products] [notshown-core-catalogue-shapes] [gap-paging-parameter-names] returns fifteen models per page with the four headers', async () => {
    const { body, headers } = await list({});
    expect(body).toHaveLength(15);
    const [total, per, last, current] = ['total', 'per-page', 'last-page', 'current-page'].map((name) =>
      Number(headers.get(`x-${name}`)),
    );
    expect({ per, current, last }).toEqual({ per: 15, current: 1, last: Math.ceil((total ?? 0) / 15) });
    const models = await api.db.select().from(productModels).where(eq(productModels.channelId, 1));
    expect(total).toBe(models.length);
  });

  it.each(['recommended', 'new', 'price_asc', 'price_desc'])(
    'the pages sorted by %s contain each product once',
    async (sort) => {
      const pages = await Promise.all([1, 2, 3].map((page) => keysOf(api, { sort, page, per: 15 })));
      const all = await keysOf(api, { sort, per: 100 });
      expect(pages.flat()).toEqual(all);
      expect(new Set(all).size).toBe(all.length);
    },
  );

  it.each([{}, { category: 'kitchen' }])(
    'counts the products between two prices, within %j',
    async (part) => {
      const ofKitchen = await keysOf(api, { category: 'kitchen', per: 100 });
      const families = await Promise.all(
        ofKitchen.map(
          async (key) => (await api.call(getProductSpec, { params: { key } })).body.product_model,
        ),
      );
      const [first = '', second = ''] =
        families.find(({ products: variants }) => variants.length === 2)?.products.map(({ key }) => key) ??
        [];
      const set = (key: string, values: Partial<typeof products.$inferInsert>) =>
        api.db.update(products).set(values).where(eq(products.key, key));
      // The cheap one is sold out: it does not stand for its model, and its price is not what the list shows.
      await set(first, { price: 1, stock: 0, initialStock: 0 });
      await set(second, { price: 3, stock: 5, initialStock: 5 });
      const counted = async (bounds: object) => {
        const { body, headers } = await list({ ...part, ...bounds, per: 100 });
        return [body.length, Number(headers.get('x-total'))];
      };
      expect(await counted({ price_max: 2 })).toEqual([0, 0]);
      expect(await counted({ price_min: 3, price_max: 3 })).toEqual([1, 1]);
    },
  );

  it('sorts by the price that is shown', async () => {
    const prices = (await list({ sort: 'price_asc', per: 100 })).body.map(
      ({ product_price }) => product_price,
    );
    expect(prices).toEqual([...prices].sort((left, right) => left - right));
  });

  it.each([
    { word: 'マグカップ', name: 'as written' },
    { word: 'まぐかっぷ', name: 'in hiragana' },
    { word: 'ﾏｸﾞｶｯﾌﾟ', name: 'in half width' },
    { word: '　マグ　', name: 'with wide spaces around' },
    { word: 'コモレビ マグ', name: 'by reading and a part' },
    { word: 'ｄ０００１', name: 'by number in full width' },
  ])('[$name] 「$word」 finds the mug', async ({ word }) => {
    expect((await keysOf(api, { word })).some((key) => key.includes('-mug-'))).toBe(true);
  });

  it.each(['%', '_', "'; drop table products; --", '存在しない商品名'])(
    '「%s」 finds nothing',
    async (word) => {
      expect(await keysOf(api, { word })).toEqual([]);
    },
  );

  it.each([
    {
      query: { category: 'kitchen' },
      expected: (key: string) => /mug|teacup|plate|bowl|kettle|pot|canister|tray/.test(key),
    },
    {
      query: { category: 'tableware', child: true },
      expected: (key: string) => /mug|teacup|plate|bowl|tray/.test(key),
    },
    { query: { brand: 'tomori' }, expected: (key: string) => /^(tomori|hitotoki)-/.test(key) },
    {
      query: { maker: 'midori-chaho' },
      expected: (key: string) => /^(midori|tanada|tokubetsu|furusato)-/.test(key),
    },
  ])('narrows by $query', async ({ query, expected }) => {
    const keys = await keysOf(api, { ...query, per: 100 });
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => !expected(key))).toEqual([]);
  });

  it('narrows by price and by stock', async () => {
    const { body } = await list({ price_min: 2_000, price_max: 5_000, in_stock: true, per: 100 });
    expect(body.length).toBeGreaterThan(0);
    for (const { product_price_with_tax } of body) {
      expect(product_price_with_tax).toBeGreaterThanOrEqual(2_000);
      expect(product_price_with_tax).toBeLessThanOrEqual(5_000);
    }
  });

  it.each([10, 8])('price bounds include the tax of %s percent, exact to the yen', async (rate) => {
    const all = (await list({ per: 100 })).body;
    const product = all.find(({ tax_rate }) => tax_rate === rate);
    if (product === undefined) throw new Error('No product of that rate');
    const shown = product.product_price_with_tax;
    const fits = async (price_min: number, price_max: number) => {
      const { body } = await list({ price_min, price_max, per: 100 });
      return body.some(({ key }) => key === product.key);
    };
    expect(await fits(shown, shown)).toBe(true);
    expect(await fits(shown + 1, shown + 1)).toBe(false);
    expect(await fits(shown - 1, shown - 1)).toBe(false);
  });

  it('[call-get-v1-products-key] shows a product with its siblings, prices with tax and first day of arrival', async () => {
    const [key = ''] = await keysOf(api, { word: 'マグカップ' });
    const { body } = await api.call(getProductSpec, { params: { key } });
    expect(body.product_price_with_tax).toBe(Math.floor(body.product_price * 1.1));
    expect(body.product_model.products.map((sibling) => sibling.key)).toContain(key);
    expect(body.earliest_arrival_on).toMatch(/^2026-06-1\d$/);
    expect(body.images[0]).toEqual(body.image);
  });

  it('taxes food at eight percent, rounded down', async () => {
    const { body } = await list({ category: 'food', per: 100 });
    for (const { tax_rate, product_price, product_price_with_tax } of body) {
      expect(tax_rate).toBe(8);
      expect(product_price_with_tax).toBe(product_price + Math.floor((product_price * 8) / 100));
    }
  });

  it.each([
    { stock: 0, state: { stock_state: 'out', stock_left: null, is_stock_available: false } },
    { stock: 5, state: { stock_state: 'few', stock_left: 5, is_stock_available: true } },
    { stock: 6, state: { stock_state: 'in_stock', stock_left: null, is_stock_available: true } },
  ])('shows a stock of $stock, as a number only where few are left', async ({ stock, state }) => {
    const [key = ''] = await keysOf(api, { word: '湯のみ' });
    await api.db.update(products).set({ stock }).where(eq(products.key, key));
    const { body } = await api.call(getProductSpec, { params: { key } });
    expect(body).toMatchObject(state);
    expect(body.earliest_arrival_on === null).toBe(stock === 0);
  });

  it.each(['nothing', 'マグ', "a'b", 'a/b', '%'])('an unknown product key (%s) is a 404', async (key) => {
    const { status, error } = await api.call(getProductSpec, { params: { key } });
    expect(status).toBe(404);
    expect(error.code).toBe('product.product_not_found');
  });

  it('hides a product of another channel and one that is not shown', async () => {
    const [key = ''] = await keysOf(api, { word: '平皿' });
    const foreign = await api.call(getProductSpec, { params: { key } }, { channel: 'gift' });
    expect(foreign.status).toBe(404);
    const { productModelId } = await variantOf(key);
    await api.db.update(productModels).set({ isShow: false }).where(eq(productModels.id, productModelId));
    expect((await api.call(getProductSpec, { params: { key } })).status).toBe(404);
    expect(await keysOf(api, { word: '平皿', per: 100 })).not.toContain(key);
  });

  it('shows a member the prices of the customer group: its own price, else its discount', async () => {
    const token = await api.signIn('buyer@example.jp');
    const [key = ''] = await keysOf(api, { word: 'バスタオル' });
    const product = await variantOf(key);
    const priceOf = async () =>
      (await api.call(getProductSpec, { params: { key } }, { token })).body.product_price_with_tax;
    expect(await priceOf()).toBe(Math.floor((product.price * 80) / 100));
    const [buyer] = await api.db.select().from(users).where(eq(users.email, 'buyer@example.jp'));
    await api.db
      .insert(groupPrices)
      .values({ groupId: buyer?.groupId ?? 0, productId: product.id, price: 1_234 });
    expect(await priceOf()).toBe(1_234);
    const guest = await api.call(getProductSpec, { params: { key } });
    expect(guest.body.product_price_with_tax).toBe(product.price);
  });

  it('[call-get-v1-products-key-recommend] recommends other products, the most similar first', async () => {
    const [key = ''] = await keysOf(api, { word: 'マグカップ' });
    const { body } = await api.call(listRecommendedProductsSpec, { params: { key } });
    expect(body).toHaveLength(8);
    expect(body.map((product) => product.key)).not.toContain(key);
    const categoriesOf = (product: { product_model: { categories: { key: string }[] } }) =>
      product.product_model.categories.map((category) => category.key);
    const own = categoriesOf((await api.call(getProductSpec, { params: { key } })).body);
    const shared = body.map((one) => categoriesOf(one).filter((category) => own.includes(category)).length);
    expect(shared[0]).toBe(own.length);
    expect(shared).toEqual([...shared].sort((a, b) => b - a));
  });

  it.each([
    { word: ' 湯のみ ', status: 204, kept: '湯のみ' },
    { word: '   ', status: 422, kept: null },
  ])('[call-post-v1-product-search-histories] 「$word」 gets a $status', async ({ word, status, kept }) => {
    await api.db.delete(productSearchHistories);
    const response = await api.call(createProductSearchHistorySpec, { body: { word } });
    expect(response.status).toBe(status);
    const rows = await api.db.select().from(productSearchHistories);
    expect(rows.map((row) => row.word)).toEqual(kept === null ? [] : [kept]);
  });
});
