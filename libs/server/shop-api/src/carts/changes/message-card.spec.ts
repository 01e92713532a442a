import { addCartPackingSpec } from '@shop/contract/carts/add-cart-packing';
import type { Cart } from '@shop/contract/carts/cart';
import { getCartOrderSpec } from '@shop/contract/carts/get-cart-order';
import { modifyCartPackingSpec } from '@shop/contract/carts/modify-cart-packing';
import { createReadyCart, decideCart, type Shopper } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { wellStockedProducts } from '@shop/testing-api/stock';

const GIFT = { channel: 'gift' };
const MESSAGE = 'お誕生日おめでとう。\nささやかですが、どうぞ。';

let api: TestApi;
let productKey: string;
beforeAll(async () => {
  api = await openTestApi();
  productKey = (await wellStockedProducts(api.db, 1, GIFT))[0]!.key;
});
afterAll(() => api.close());

const fill = (who: Shopper = GIFT) => createReadyCart(api, [{ product_key: productKey, quantity: 2 }], who);
const add = ({ token, data }: Cart, values: object, packing_key = 'message-card', who: Shopper = GIFT) => {
  const shipping_key = data.detail.shippings[0]!.key;
  return api.callWith(
    addCartPackingSpec,
    { body: { cart_token: token, shipping_key, packing_key, ...values } },
    who,
  );
};
const wordsOf = (packing: { packing_key: string; noshi_name: string; message?: string | undefined }) => [
  packing.packing_key,
  packing.noshi_name,
  packing.message,
];

// A mail address that nobody has proved gets nothing that was typed.
it.each([
  ['a member', 'member@example.jp', 'メッセージカード（ありがとう） × 1点'],
  ['a guest', null, 'メッセージカード × 1点'],
])(
  'a card of %s is added beside wrapping and noshi, is paid for, changed, and stands in the order and its mail',
  async (_who, email, line) => {
    const who: Shopper =
      email === null ? GIFT : { ...GIFT, email, token: await api.signIn(email, GIFT.channel) };
    const cart = await fill(who);
    await add(cart, { noshi_title: '御祝', noshi_name: '山田' }, 'noshi-outer', who);
    const before = (await add(cart, {}, 'wrapping', who)).body.data.order.total_packing;
    const { body } = await add(cart, { message: ` ${MESSAGE.replace('\n', '\r\n')}` }, undefined, who);
    expect(body.data.order.total_packing).toBe(before + 100);
    const { packings } = body.data.detail.shippings[0]!;
    expect(packings.map(wordsOf)).toEqual([
      ['noshi-outer', '山田', undefined],
      ['wrapping', '', undefined],
      ['message-card', '', MESSAGE],
    ]);
    const change = { cart_token: cart.token, key: packings[2]!.key, message: 'ありがとう' };
    await api.call(modifyCartPackingSpec, { body: change }, who);
    const kept = { cart_token: cart.token, key: packings[2]!.key, quantity: 1 };
    const changed = (await api.call(modifyCartPackingSpec, { body: kept }, who)).body;
    expect(changed.data.detail.shippings[0]!.packings[2]!.message).toBe('ありがとう');
    const placed = (await decideCart(api, changed, who)).body;
    const input = { params: { orderNo: placed.order_no }, query: { cart_token: cart.token } };
    const order = (await api.call(getCartOrderSpec, input, who)).body;
    expect(order.shippings[0]!.packings.map(wordsOf)).toEqual([
      ['noshi-outer', '山田', undefined],
      ['wrapping', '', undefined],
      ['message-card', '', 'ありがとう'],
    ]);
    const mails = await api.mailbox();
    expect(mails.find(({ subject }) => subject.includes(placed.order_no))?.text).toContain(line);
  },
);

it.each([
  ['without a message', { message: ' ' }, undefined, 'cart.packings.message_missing'],
  [
    'with a title',
    { message: 'どうぞ', noshi_title: '御祝' },
    undefined,
    'cart.packings.noshi_not_selectable',
  ],
  ['with more than fits on it', { message: 'あ'.repeat(201) }, undefined, 'validation.failed'],
  ['with an address of a web page', { message: 'https://example.com へ' }, undefined, 'validation.failed'],
  ['that is plain paper', { message: 'どうぞ' }, 'wrapping', 'cart.packings.message_missing'],
])('rejects a card %s', async (_what, values, packing, code) => {
  const { status, error } = await add(await fill(), values, packing);
  expect([status, error.code]).toEqual([422, code]);
});
