import { addCartProductSpec } from '@shop/contract/carts/add-cart-product';
import { addCartProductSetSpec } from '@shop/contract/carts/add-cart-product-set';
import { deleteCartProductsSpec } from '@shop/contract/carts/delete-cart-products';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { modifyCartProductsSpec } from '@shop/contract/carts/modify-cart-products';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { createFilledCart } from '@shop/testing-api/checkout';
import { setStock, wellStockedProducts, type StockedProduct } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { channels } from '../../db/schema';

let api: TestApi;
let mug: StockedProduct;
let tea: StockedProduct;

beforeAll(async () => {
  api = await openTestApi();
  mug = (await wellStockedProducts(api.db, 1))[0]!;
  tea = (await wellStockedProducts(api.db, 1, { taxRate: 8 }))[0]!;
});
afterAll(() => api.close());

const filled = () => createFilledCart(api, [{ product_key: mug.key, quantity: 2 }]);
const failed = (response: { status: number; error: { code: string } }) => [
  response.status,
  response.error.code,
];

describe('products of a cart', () => {
  // spec items: call-patch-v1-carts-products-add, gap-cart-token-transport, entity-cart
  it('adding a product again raises the quantity of its line, and every response is the whole cart', async () => {
    const { token: cart_token } = await filled();
    const { body } = await api.call(addCartProductSpec, {
      body: { cart_token, product_key: mug.key, quantity: 3 },
    });
    expect(body.data.detail.products).toMatchObject([
      {
        product_info: { id: mug.id, key: mug.key, code: mug.code, product_price: 2_400 },
        quantity: 5,
        unit_price: 2_400,
        unit_price_with_tax: mug.price,
        subtotal_with_tax: mug.price * 5,
        tax_rate: 10,
        coupon_discount_parts: [],
      },
    ]);
    expect((await api.call(getCartSpec, { params: { cart_token } })).body).toEqual(body);
  });

  it('a product without a cart token begins the cart of a guest, and goes into the one that a member has', async () => {
    const body = { cart_token: null, product_key: mug.key, quantity: 2 };
    const guests = await Promise.all([1, 2].map(() => api.call(addCartProductSpec, { body })));
    expect(guests.map((guest) => guest.body.data.detail.products[0]?.quantity)).toEqual([2, 2]);
    expect(new Set(guests.map((guest) => guest.body.token)).size).toBe(2);
    const token = await api.signIn('second@example.jp');
    const first = (await api.call(addCartProductSpec, { body }, { token })).body;
    const second = (await api.call(addCartProductSpec, { body }, { token })).body;
    expect(second.data.id).toBe(first.data.id);
    expect(second.data.detail.products.map(({ quantity }) => quantity)).toEqual([4]);
    expect(failed(await api.call(addCartProductSpec, { body: { ...body, product_key: 'none' } }))).toEqual([
      422,
      'cart.add_products.product_not_found',
    ]);
  });

  // spec items: call-patch-v1-carts-products-add-set
  it('a set is added as a whole or not at all, with tax by rate', async () => {
    const { token: cart_token } = await filled();
    const set = (keys: readonly string[]) =>
      api.call(addCartProductSetSpec, {
        body: { cart_token, products: keys.map((product_key) => ({ product_key, quantity: 1 })) },
      });
    expect(failed(await set([tea.key, 'no-such-product']))).toEqual([
      422,
      'cart.add_products.product_not_found',
    ]);
    const { body } = await set([tea.key]);
    const rates = body.data.order.amount_by_tax_rate.map((row) => [row.tax_rate, row.total_amount]);
    expect(rates).toEqual([
      [10, mug.price * 2],
      [8, tea.price],
    ]);
  });

  it('[entity-cart-product] a line shows the product as the catalogue has it, and its share of the tax', async () => {
    const body = { cart_token: null, product_key: 'komorebi-mug-white', quantity: 3 };
    const [line] = (await api.call(addCartProductSpec, { body })).body.data.detail.products;
    expect(line).toEqual(
      expect.objectContaining({
        key: expect.stringMatching(/^[\w-]{12}$/) as string,
        product_name: 'こもれび マグカップ 白',
        unit_price: 2400,
        quantity: 3,
        tax_amount: 720,
        coupon_discount_parts: [],
        product_info: expect.objectContaining({
          id: mug.id,
          code: 'D0001-WHITE',
          name: 'こもれび マグカップ 白',
          product_price: 2400,
          brand: { id: 1, name: '箕輪' },
          product_model: {
            id: 1,
            name: 'こもれび マグカップ',
            categories: [
              { id: 1, name: '食器・キッチン' },
              { id: 5, name: '器' },
            ],
          },
        }) as object,
      }),
    );
  });

  // spec items: call-patch-v1-carts-products-modify, call-patch-v1-carts-products-delete
  it('sets quantities by line key, removes lines by key or ids, and removing again is no error', async () => {
    const { body } = await api.call(addCartProductSpec, {
      body: { cart_token: (await filled()).token, product_key: tea.key, quantity: 1 },
    });
    const [first, second] = body.data.detail.products;
    const cart_token = body.token;
    const modified = await api.call(modifyCartProductsSpec, {
      body: { cart_token, products: [{ key: first!.key, quantity: 7 }] },
    });
    expect(modified.body.data.detail.products.map(({ quantity }) => quantity)).toEqual([7, 1]);
    const unknown = await api.call(modifyCartProductsSpec, {
      body: {
        cart_token,
        products: [
          { key: first!.key, quantity: 1 },
          { key: 'nothing', quantity: 1 },
        ],
      },
    });
    expect(failed(unknown)).toEqual([422, 'cart.update_products.line_not_found']);
    const byKey = { body: { cart_token, key: first!.key } };
    await api.call(deleteCartProductsSpec, byKey);
    const again = await api.call(deleteCartProductsSpec, byKey);
    expect(again.body.data.detail.products).toMatchObject([{ id: second!.id, quantity: 1 }]);
    const byIds = await api.call(deleteCartProductsSpec, { body: { cart_token, ids: [second!.id] } });
    expect(byIds.body.data.detail.products).toEqual([]);
    expect(byIds.body.data.order.total_payment).toBe(0);
  });

  // reliability 27
  it.each([-1, 0, 1.5, 1e9, 1000, '3', '1e3', null, [2]])(
    'a quantity of %j is rejected',
    async (quantity) => {
      const { token: cart_token, data } = await filled();
      const key = data.detail.products[0]!.key;
      for (const response of [
        await api.callWith(addCartProductSpec, { body: { cart_token, product_key: mug.key, quantity } }),
        await api.callWith(modifyCartProductsSpec, { body: { cart_token, products: [{ key, quantity }] } }),
      ])
        expect(failed(response)).toEqual([422, 'validation.failed']);
    },
  );

  // reliability 15, 26
  it('prices and totals in the body change nothing', async () => {
    const { token: cart_token } = await filled();
    const { body } = await api.callWith(addCartProductSpec, {
      body: { cart_token, product_key: mug.key, quantity: 1, unit_price: 1, total_payment: 1, user_id: 1 },
    });
    expect(body.data.user_id).toBeNull();
    expect(body.data.order.amounts_with_tax.subtotal).toBe(mug.price * 3);
  });

  it('more than is in stock is rejected, naming the product; a lower quantity is always accepted', async () => {
    const { token: cart_token, data } = await filled();
    await setStock(api.db, mug.id, 1);
    const key = data.detail.products[0]!.key;
    const more = await api.call(addCartProductSpec, {
      body: { cart_token, product_key: mug.key, quantity: 1 },
    });
    expect(failed(more)).toEqual([422, 'cart.products.out_of_stock']);
    expect(more.error.message).toContain(mug.name);
    const read = await api.call(getCartSpec, { params: { cart_token } });
    expect(read.body.data.detail.products[0]?.is_stock_available).toBe(false);
    const less = await api.call(modifyCartProductsSpec, {
      body: { cart_token, products: [{ key, quantity: 1 }] },
    });
    expect(less.body.data.detail.products[0]?.is_stock_available).toBe(true);
    await setStock(api.db, mug.id, 5000);
  });

  it('nothing is added while the shop has stopped selling', async () => {
    const { token: cart_token } = await filled();
    const settings = {
      'PLUGIN.TEMPORARY_STOP_SELLING.IS_USE': true,
      'PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING': false,
    };
    await api.db.update(channels).set({ settings }).where(eq(channels.key, 'default'));
    const response = await api.call(addCartProductSpec, {
      body: { cart_token, product_key: mug.key, quantity: 1 },
    });
    await api.db.update(channels).set({ settings: {} }).where(eq(channels.key, 'default'));
    expect(failed(response)).toEqual([422, 'cart.common.stop_selling']);
  });
});
