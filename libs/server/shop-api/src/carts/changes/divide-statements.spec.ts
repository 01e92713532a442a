import { addCartShippingSpec } from '@shop/contract/carts/add-cart-shipping';
import type { Cart } from '@shop/contract/carts/cart';
import { divideCartProductSpec } from '@shop/contract/carts/divide-cart-product';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { importCartRecipientsSpec } from '@shop/contract/carts/import-cart-recipients';
import { resetCartShippingsSpec } from '@shop/contract/carts/reset-cart-shippings';
import { createFilledCart, createReadyCart, TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { RECIPIENTS_HEAD, recipientRow, recipientsFile } from '@shop/testing-api/recipients-file';
import { recordStatements } from '@shop/testing-api/record-statements';
import { type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { checkoutSettings, productAccessories, rateCounters } from '../../db/schema';

const GIFT = { channel: 'gift' };
const FEW = 2;
const MANY = 12;
/** A recipient's name each. */
const NAMES = '東西南北春夏秋冬山川森林';

let api: TestApi;
let goods: readonly StockedProduct[];
beforeAll(async () => {
  api = await openTestApi();
  goods = await wellStockedProducts(api.db, MANY, GIFT);
  await api.db.update(checkoutSettings).set({ freeShippingFrom: null });
  await api.db.delete(productAccessories);
});
beforeEach(() => api.db.delete(rateCounters));
afterAll(() => api.close());

const wanted = (products: number, quantity: number) =>
  goods.slice(0, products).map(({ key }) => ({ product_key: key, quantity }));

/** A cart with so many products, which goes to so many destinations. */
async function cartOf(products: number, places: number): Promise<Cart> {
  let cart = await createReadyCart(api, wanted(products, places), GIFT);
  for (let at = 1; at < places; at += 1) {
    const address = { ...TOKYO_ADDRESS, address1: `${at}-2` };
    const body = { cart_token: cart.token, address, is_additional: true };
    cart = (await api.call(addCartShippingSpec, { body }, GIFT)).body;
  }
  return cart;
}
/** Gives each destination a piece of a line. */
const divide = ({ token, data: { detail } }: Cart, key: string) => {
  const parts = detail.shippings.map((shipping) => ({ shipping_key: shipping.key, quantity: 1 }));
  return api.call(divideCartProductSpec, { body: { cart_token: token, key, parts } }, GIFT);
};
const read = async ({ token }: Cart) =>
  (await api.call(getCartSpec, { params: { cart_token: token } }, GIFT)).body.data.detail;
const countOf = async (work: () => Promise<{ readonly status: number }>) => {
  const statements = await recordStatements(async () => expect((await work()).status).toBe(200));
  return statements.length;
};

/** Each returns how many statements the change took, and how many lines the cart has after it. */
const CHANGES: Readonly<Record<string, (size: number) => Promise<[statements: number, lines: number]>>> = {
  'dividing a line over many destinations': async (size) => {
    const cart = await cartOf(1, size);
    const statements = await countOf(() => divide(cart, cart.data.detail.products[0]!.key));
    return [statements, (await read(cart)).products.length];
  },
  'removing a destination of many lines': async (size) => {
    const cart = await cartOf(size, 2);
    for (const { key } of cart.data.detail.products) await divide(cart, key);
    const { shippings } = await read(cart);
    const body = { cart_token: cart.token, is_removing_address: true, key: shippings[1]!.key };
    const statements = await countOf(() => api.call(resetCartShippingsSpec, { body }, GIFT));
    return [statements, (await read(cart)).products.length];
  },
  'a file of many recipients': async (size) => {
    const cart = await createFilledCart(api, wanted(2, size), GIFT);
    const codes = goods.slice(0, 2).map(({ code }) => code);
    const rows = [...NAMES.slice(0, size)].map((name) => recipientRow(name, '1'));
    const file = recipientsFile([RECIPIENTS_HEAD, codes[0]].join(','), ...rows);
    const body = { cart_token: cart.token, file, rows: 'all' as const };
    const statements = await countOf(() => api.call(importCartRecipientsSpec, { body }, GIFT));
    return [statements, (await read(cart)).products.length];
  },
};

// While it runs the cart's row is locked, and a connection taken.
it.each(Object.entries(CHANGES))('%s takes as many statements as of few', async (_change, change) => {
  const [few, fewLines] = await change(FEW);
  const [many, manyLines] = await change(MANY);
  expect(manyLines).toBe(fewLines + MANY - FEW);
  expect(many).toBe(few);
});
