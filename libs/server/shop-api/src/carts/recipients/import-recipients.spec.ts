import { addCartAccessorySpec } from '@shop/contract/carts/add-cart-accessory';
import { addCartShippingSpec } from '@shop/contract/carts/add-cart-shipping';
import type { Cart } from '@shop/contract/carts/cart';
import { checkCartRecipientsSpec } from '@shop/contract/carts/check-cart-recipients';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { importCartRecipientsSpec } from '@shop/contract/carts/import-cart-recipients';
import { REQUEST_KEY_HEADER } from '@shop/contract/carts/request-key-header';
import { setCartReceiverSpec } from '@shop/contract/carts/set-cart-receiver';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { createFilledCart, createReadyCart, decideCart } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { RECIPIENTS_HEAD, recipientRow, recipientsFile } from '@shop/testing-api/recipients-file';
import { type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { encode } from 'iconv-lite';
import { checkoutSettings, productAccessories, rateCounters } from '../../db/schema';

const GIFT = { channel: 'gift' };

let api: TestApi;
let goods: readonly StockedProduct[];
const code = (at: number): string => goods[at]!.code;

beforeAll(async () => {
  api = await openTestApi({ config: { shopOrigins: { gift: 'http://gift.test' } } });
  goods = await wellStockedProducts(api.db, 3, GIFT);
  await api.db.delete(productAccessories);
  await api.db.update(checkoutSettings).set({ freeShippingFrom: null });
});
beforeEach(() => api.db.delete(rateCounters));
afterEach(() => checkInvariants(api.db));
afterAll(() => api.close());

const filled = (quantity = 6) => createFilledCart(api, [{ product_key: goods[0]!.key, quantity }], GIFT);
const ready = (quantity = 6) => createReadyCart(api, [{ product_key: goods[0]!.key, quantity }], GIFT);
const check = ({ token }: Pick<Cart, 'token'>, ...rows: readonly string[]) =>
  api.call(checkCartRecipientsSpec, { body: { cart_token: token, file: recipientsFile(...rows) } }, GIFT);
const take = (
  { token }: Pick<Cart, 'token'>,
  file: File,
  { rows = 'all', key }: { rows?: 'all' | 'valid'; key?: string } = {},
) =>
  api.call(
    importCartRecipientsSpec,
    { body: { cart_token: token, file, rows } },
    { ...GIFT, ...(key === undefined ? {} : { headers: { [REQUEST_KEY_HEADER]: key } }) },
  );
const read = async ({ token }: Pick<Cart, 'token'>) =>
  (await api.call(getCartSpec, { params: { cart_token: token } }, GIFT)).body;
/** What goes to whom: `山田 0:1 1:2`, a product by its place in the list. */
const division = ({ data: { detail } }: Cart) =>
  detail.shippings.map(({ key, address }) =>
    [
      address.shipping_last_name,
      ...detail.products
        .filter(({ shipping_key }) => shipping_key === key)
        .map(
          ({ product_info, quantity }) =>
            `${goods.findIndex((one) => one.code === product_info.code)}:${quantity}`,
        )
        .sort(),
    ].join(' '),
  );
const FILE = () =>
  recipientsFile(
    `${RECIPIENTS_HEAD},${code(0)},${code(1)}`,
    recipientRow('山田', '2', '1'),
    recipientRow('林', '3'),
  );

it.each<[what: string, cart: () => Promise<Cart>, division: readonly string[]]>([
  ['a cart without a destination becomes what the file says', () => filled(9), ['山田 0:2 1:1', '林 0:3']],
  ['what it lacks is added', () => filled(1), ['山田 0:2 1:1', '林 0:3']],
  [
    'the only destination gives what the others get, and keeps the rest',
    () => ready(6),
    ['山田 0:1', '山田 0:2 1:1', '林 0:3'],
  ],
  ['the only destination may have nothing left', () => ready(2), ['山田', '山田 0:2 1:1', '林 0:3']],
])('%s', async (_what, cartOf, expected) => {
  const cart = await cartOf();
  const { body } = await take(cart, FILE());
  expect(division(body)).toEqual(expected);
  const pieces = body.data.detail.products;
  const sum = pieces.reduce((total, { quantity, product_info }) => {
    const price = goods.find((one) => one.code === product_info.code)!.price;
    return total + quantity * price;
  }, 0);
  expect(body.data.order.amounts_with_tax.subtotal).toBe(sum);
  expect(body.data.revision).toBe(cart.data.revision + 1);
});

it('a second file sets its own recipients and adds to those there are; nothing is taken from who was given something', async () => {
  const cart = await filled(5);
  await take(cart, FILE());
  const { body } = await take(
    cart,
    recipientsFile(`${RECIPIENTS_HEAD},${code(0)}`, recipientRow('林', '1'), recipientRow('森', '4')),
  );
  expect(division(body)).toEqual(['山田 0:2 1:1', '林 0:1', '森 0:4']);
  expect(division((await take(cart, FILE())).body)).toEqual(['山田 0:2 1:1', '林 0:3', '森 0:4']);
});

it('takes Shift_JIS, and the order is placed at the sum that is shown, with a carriage for each', async () => {
  const cart = await ready(3);
  const text = [`${RECIPIENTS_HEAD},${code(0)}`, recipientRow('髙﨑', '1'), recipientRow('林', '1')].join(
    '\r\n',
  );
  const { body } = await take(cart, new File([new Uint8Array(encode(text, 'cp932'))], '宛先.csv'));
  expect(division(body)).toEqual(['山田 0:1', '髙﨑 0:1', '林 0:1']);
  expect(body.data.detail.shippings.every(({ carriage }) => carriage > 0)).toBe(true);
  const carriage = body.data.detail.shippings.reduce((sum, one) => sum + one.carriage, 0);
  expect(body.data.order.total_carriage).toBe(carriage);
  expect((await decideCart(api, body, GIFT)).status).toBe(200);
});

it('accessories go with their pieces', async () => {
  const [product, accessory] = [goods[0]!, goods[2]!];
  const rule = {
    productId: product.id,
    accessoryId: accessory.id,
    quantityRule: 'same',
    position: 0,
  } as const;
  await api.db.insert(productAccessories).values(rule);
  const cart = await ready(4);
  const { key } = cart.data.detail.products[0]!;
  const added = { cart_token: cart.token, key, product_key: accessory.key, quantity: 4 };
  await api.call(addCartAccessorySpec, { body: added }, GIFT);
  const { body } = await take(cart, recipientsFile(`${RECIPIENTS_HEAD},${code(0)}`, recipientRow('林', '3')));
  await api.db.delete(productAccessories);
  expect(
    body.data.detail.products.map(({ quantity, accessories }) => [quantity, accessories[0]?.quantity]),
  ).toEqual([
    [1, 1],
    [3, 3],
  ]);
});

it('nothing is taken where a row has a fault, and the right rows alone only where that is asked for', async () => {
  const cart = await filled();
  const file = () =>
    recipientsFile(
      `${RECIPIENTS_HEAD},${code(0)}`,
      recipientRow('山田', '2'),
      recipientRow('', '1'),
      recipientRow('林', '0'),
    );
  const { status, error } = await take(cart, file());
  expect([status, error.code]).toEqual([422, 'cart_detail.recipients_invalid']);
  expect(Object.keys(error.errors ?? {})).toEqual(['rows.3.姓', `rows.4.${code(0)}`]);
  expect(division(await read(cart))).toEqual([]);
  expect(division((await take(cart, file(), { rows: 'valid' })).body)).toEqual(['山田 0:2']);
  const none = await take(cart, recipientsFile(RECIPIENTS_HEAD, recipientRow('')), { rows: 'valid' });
  expect([none.status, none.error.code]).toEqual([422, 'cart_detail.recipients_invalid']);
});

it('a repeated request is carried out once, also together; the same key with another file is rejected', async () => {
  const cart = await ready(6);
  const key = 'one-press-of-the-button';
  const all = await Promise.all(Array.from({ length: 4 }, () => take(cart, FILE(), { key })));
  expect(new Set(all.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect((await read(cart)).data.revision).toBe(cart.data.revision + 1);
  const other = await take(cart, recipientsFile(RECIPIENTS_HEAD, recipientRow('森')), { key });
  expect([other.status, other.error.code]).toEqual([422, 'cart.common.request_key']);
});

it('two tabs with different files: both are carried out, one after the other, within the limit', async () => {
  const cart = await filled();
  const names = (from: number) => Array.from({ length: 12 }, (_, at) => recipientRow(`山${from + at}`));
  const answers = await Promise.all([
    take(cart, recipientsFile(RECIPIENTS_HEAD, ...names(0))),
    take(cart, recipientsFile(RECIPIENTS_HEAD, ...names(100))),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect((await read(cart)).data.detail.shippings).toHaveLength(12);
});

it('a gift becomes an order with addresses', async () => {
  const cart = await filled(2);
  const receiver = { name: '鈴木 一郎', email: null, message: '' };
  await api.call(setCartReceiverSpec, { body: { cart_token: cart.token, receiver } }, GIFT);
  const { body } = await take(cart, FILE());
  expect([body.data.social_gift, division(body)]).toEqual([null, ['山田 0:2 1:1', '林 0:3']]);
});

it('belongs to who has the cart, and is refused by a shop that sends to one place only', async () => {
  const member = { ...GIFT, token: await api.signIn('member@example.jp', 'gift') };
  const own = await createFilledCart(api, [{ product_key: goods[0]!.key, quantity: 1 }], member);
  expect((await take(own, FILE())).status).toBe(404);
  expect((await check(own, RECIPIENTS_HEAD, recipientRow('山田'))).status).toBe(404);
  const school = { channel: 'school' };
  const [shirt] = await wellStockedProducts(api.db, 1, school);
  const cart = await createFilledCart(api, [{ product_key: shirt!.key, quantity: 2 }], school);
  const body = {
    cart_token: cart.token,
    file: recipientsFile(RECIPIENTS_HEAD, recipientRow('山田')),
    rows: 'all' as const,
  };
  expect((await api.call(importCartRecipientsSpec, { body }, school)).error.code).toBe(
    'cart_detail.shipping_not_multiple',
  );
});

it('what was divided already stays: with two destinations the file adds', async () => {
  const cart = await ready(4);
  const address = {
    ...{ shipping_last_name: '林', shipping_first_name: '次郎', postal_code: '530-0001' },
    ...{
      prefecture: '大阪府' as const,
      city: '大阪市北区',
      address1: '梅田1-1',
      phone_number: '0612345678',
    },
  };
  const body = { cart_token: cart.token, address, is_additional: true };
  await api.call(addCartShippingSpec, { body }, GIFT);
  const taken = await take(cart, recipientsFile(`${RECIPIENTS_HEAD},${code(0)}`, recipientRow('森', '2')));
  expect(division(taken.body)).toEqual(['山田 0:4', '林', '森 0:2']);
});
