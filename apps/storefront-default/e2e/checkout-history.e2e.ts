import { addCartShippingSpec } from '@shop/contract/carts/add-cart-shipping';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { modifyCartOrderSpec } from '@shop/contract/carts/modify-cart-order';
import { modifyCartProductsSpec } from '@shop/contract/carts/modify-cart-products';
import { listOrdersSpec } from '@shop/contract/orders/list-orders';
import { PAYMENTS } from '@shop/contract/payments/payments';
import { createUserAddressSpec } from '@shop/contract/user-addresses/create-user-address';
import { createFilledCart, TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { API, findProductInStock } from './api';
import { type RegisteredMember, registerMember } from './register-member';
import { setCartCookie } from './set-cart-cookie';
import { setSessionCookies } from './session-cookies';
import { setUpShopper } from './set-up-shopper';
import { JAPANESE_BROWSER, PHONE } from './shopper';

const HOUR_MS = 3_600_000;
const REMARKS = '門の前で電話をください。';
const HEADINGS = {
  cart: 'ショッピングカート',
  select: 'お届け先の選択',
  detail: '配送方法・日時の指定',
  payment: 'お支払い方法',
  confirm: 'ご注文内容の確認',
} as const;

// A press that shows what another device has changed is refused first.
const shopper = setUpShopper({ ...JAPANESE_BROWSER, viewport: PHONE }, /status of 422/);
const main = () => shopper.page.getByRole('main');
let member: RegisteredMember;
let token: string;
/** The entries of the address book: at first the order goes to the first. */
let addresses: readonly number[];

beforeEach(async () => {
  member = await registerMember();
  const keep = async (name: string, city: string) =>
    (await API.call(createUserAddressSpec, { body: { ...TOKYO_ADDRESS, name, city } }, member)).body.id;
  addresses = [await keep('自宅', '千代田区千代田'), await keep('実家', '港区芝公園')];
  const cart = await createFilledCart(API, [await findProductInStock()], member);
  token = cart.token;
  const expiresAt = new Date(Date.now() + HOUR_MS);
  await setSessionCookies(shopper.context, { token: member.token, expiresAt });
  await setCartCookie(shopper, cart);
});

async function arrive(step: keyof typeof HEADINGS): Promise<void> {
  await shopper.waitForHeading(HEADINGS[step]);
  await shopper.waitUntilIdle();
}
async function back(step: keyof typeof HEADINGS): Promise<void> {
  await shopper.page.goBack();
  await arrive(step);
}
async function forward(step: keyof typeof HEADINGS): Promise<void> {
  await shopper.page.goForward();
  await arrive(step);
}
const next = async (step: keyof typeof HEADINGS) => {
  await shopper.press('次へ');
  await arrive(step);
};
const stored = async () => (await API.call(getCartSpec, { params: { cart_token: token } }, member)).body.data;
const isChosen = (name: RegExp) => main().getByRole('radio', { name, checked: true }).waitFor();
const says = (words: string | RegExp) => main().getByText(words).first().waitFor();

/** Through all steps to the confirmation; each is left once by Back and comes again by Forward. */
async function walk(): Promise<void> {
  await shopper.open('/cart/');
  await arrive('cart');
  await shopper.follow('ご購入手続きへ');
  await arrive('select');
  await main().locator('label', { hasText: '自宅' }).click();
  await next('detail');
  await main().getByLabel('備考（ご要望など）').fill(REMARKS);
  await back('select');
  await isChosen(/自宅/);
  await forward('detail');
  await shopper.waitForValue('備考（ご要望など）', REMARKS);
  await next('payment');
  await main()
    .getByText(/^クーポン(・ポイント)?を使う$/)
    .click();
  await main().getByLabel('クーポンコード', { exact: true }).fill('YOKOSO');
  await main().locator('label', { hasText: '銀行振込' }).click();
  await back('detail');
  await shopper.waitForValue('備考（ご要望など）', REMARKS);
  await forward('payment');
  await shopper.waitForValue('クーポンコード', 'YOKOSO');
  await main().locator('label', { hasText: '銀行振込' }).click();
  await next('confirm');
  await says(REMARKS);
  await says(/千代田区千代田/);
}

test('Back and Forward through the checkout show what the server holds, keep what is typed, and order once', async () => {
  await walk();
  await back('payment');
  await isChosen(/銀行振込/);
  await forward('confirm');
  const { order } = await stored();
  await shopper.press('注文を確定する');
  await shopper.waitForHeading('ご注文ありがとうございました');
  await shopper.waitUntilIdle();
  // The place of the confirmation in the history is that of the complete page.
  for (const step of ['payment', 'detail', 'select'] as const) {
    await back(step);
    await says('カートに商品がありません');
    expect(await shopper.countOf(main().getByRole('button', { name: /次へ|注文を確定する/ }))).toBe(0);
  }
  await back('cart');
  await says('カートに商品がありません');
  await shopper.page.evaluate(() => history.go(4));
  await shopper.waitForHeading('ご注文ありがとうございました');
  await shopper.waitUntilIdle();
  await says(`${order.total_payment.toLocaleString('ja')}円`);
  // Whoever still has the address of the confirmation finds no order there.
  await shopper.open('/cart/confirm');
  await says('カートに商品がありません');
  await shopper.waitUntilIdle();
  const { body: orders } = await API.call(listOrdersSpec, { query: {} }, member);
  expect(orders.data.map(({ total_payment }) => total_payment)).toEqual([order.total_payment]);
});

test('what was changed elsewhere at the same total is shown by the press, and ordered by the next', async () => {
  await walk();
  const cart_token = token;
  const { order } = await stored();
  await API.call(addCartShippingSpec, { body: { cart_token, user_address_id: addresses[1]! } }, member);
  expect((await stored()).order.total_payment).toBe(order.total_payment);
  await shopper.press('注文を確定する');
  await shopper.waitForFocus(main().getByRole('alert').filter({ hasText: 'ご注文の内容が変わりました' }));
  await says(/港区芝公園/);
  expect(await shopper.countOf(main().getByText('千代田区千代田'))).toBe(0);
  expect((await API.call(listOrdersSpec, { query: {} }, member)).body.data).toEqual([]);
  await shopper.press('注文を確定する');
  await shopper.waitForHeading('ご注文ありがとうございました');
  await says(/港区芝公園/);
});

test('what was changed elsewhere while the confirmation was open is shown by Back, and ordered', async () => {
  await walk();
  const [line] = (await stored()).detail.products;
  const products = [{ key: line!.key, quantity: 2 }];
  const cart_token = token;
  await API.call(modifyCartProductsSpec, { body: { cart_token, products } }, member);
  await API.call(addCartShippingSpec, { body: { cart_token, user_address_id: addresses[1]! } }, member);
  const payment_id = PAYMENTS.cashOnDelivery;
  await API.call(modifyCartOrderSpec, { body: { cart_token, payment_id } }, member);
  await back('payment');
  await isChosen(/代金引換/);
  await back('detail');
  await says(/港区芝公園/);
  await back('select');
  await isChosen(/実家/);
  await shopper.page.evaluate(() => history.go(3));
  await arrive('confirm');
  await says(/港区芝公園/);
  await says(/代金引換/);
  expect(await shopper.countOf(main().getByText('千代田区千代田'))).toBe(0);
  const { order } = await stored();
  await says(`${order.total_payment.toLocaleString('ja')}円`);
  await shopper.press('注文を確定する');
  await shopper.waitForHeading('ご注文ありがとうございました');
  await says(/港区芝公園/);
  const { body: orders } = await API.call(listOrdersSpec, { query: {} }, member);
  expect(orders.data.map(({ total_payment }) => total_payment)).toEqual([order.total_payment]);
});
