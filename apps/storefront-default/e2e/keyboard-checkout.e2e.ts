import { addCartShippingSpec } from '@shop/contract/carts/add-cart-shipping';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { listOrdersSpec } from '@shop/contract/orders/list-orders';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { createReadyCart, TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import type { Locator } from 'playwright-core';
import { API, signInToken } from './api';
import { resetMemberCart } from './reset-member-cart';
import { setCartCookie } from './set-cart-cookie';
import { setSessionCookies } from './session-cookies';
import { setUpShopper } from './set-up-shopper';
import { JAPANESE_BROWSER, PHONE, SECOND } from './shopper';

const HOUR_MS = 3_600_000;
const OSAKA = {
  ...TOKYO_ADDRESS,
  postal_code: '530-0001',
  prefecture: '大阪府',
  city: '大阪市北区',
} as const;
/** From one field to the next that is used: where the focus is lost it takes more. */
const FEW_TABS = 10;
/** Past the ways to change what stands above: the destinations, or all that is confirmed. */
const MANY_TABS = 40;
const COUPON = 'YOKOSO300';

const shopper = setUpShopper({ ...JAPANESE_BROWSER, viewport: PHONE });
const main = () => shopper.page.getByRole('main');
const region = (name: string) => main().getByRole('region', { name, exact: true });
const key = (name: string) => shopper.page.keyboard.press(name);

/** Presses Tab until this has the focus. */
async function reach(target: Locator, mostTabs = FEW_TABS): Promise<void> {
  for (let press = 0; press < mostTabs; press += 1) {
    if (await shopper.isFocused(target)) return;
    await key('Tab');
  }
  throw new Error(`${String(target)} is not reached by the keyboard`);
}
async function press(target: Locator, by: 'Enter' | 'Space' = 'Enter', mostTabs?: number): Promise<void> {
  await reach(target, mostTabs);
  await key(by);
}
async function write(target: Locator, text: string): Promise<void> {
  await reach(target);
  await shopper.page.keyboard.type(text);
}
/** Goes so many entries down in a list, past those that cannot be chosen; what it says then. */
async function choose(list: Locator, down: number): Promise<string> {
  await reach(list);
  for (let at = 0; at < down; at += 1) await key('ArrowDown');
  return list.inputValue();
}
/** Goes down from the chosen one of a group to this one, once around at most. */
async function chooseRadio(name: string): Promise<void> {
  const radio = main().getByRole('radio', { name });
  const all = await shopper.countOf(main().getByRole('radio'));
  for (let at = 0; at < all && !(await radio.isChecked()); at += 1) await key('ArrowDown');
  expect(await radio.isChecked()).toBe(true);
}
/** Goes on to the next step, whose heading has the focus then: Tab goes on from there. */
async function next(button: string, heading: string, mostTabs?: number): Promise<void> {
  await press(main().getByRole('button', { name: button, exact: true }), 'Enter', mostTabs);
  await shopper.waitForFocus(shopper.page.getByRole('heading', { level: 1, name: heading }));
  await shopper.waitUntilIdle();
}

/** Day, time slot and noshi of a destination. */
async function pack(place: Locator, down: number, noshiName: string) {
  const day = await choose(place.getByRole('combobox', { name: 'お届け希望日' }), down);
  const timeSlot = await choose(place.getByRole('combobox', { name: 'お届け時間帯' }), down);
  await press(place.locator('summary', { hasText: '包装・のし' }));
  await reach(place.getByRole('radio', { name: '包装しない' }));
  await key('ArrowDown');
  await reach(place.getByRole('radio', { name: 'のしを付けない' }));
  await key('ArrowDown');
  const title = await choose(place.getByRole('combobox', { name: '表書き' }), down);
  await write(place.getByRole('textbox', { name: '名入れ' }), noshiName);
  return { day, timeSlot, noshi: `表書き「${title}」 名入れ「${noshiName}」` };
}

/** Three pieces for two destinations, in the cart of a member who has points. */
async function openDestinations(): Promise<{ readonly token: string; readonly cartToken: string }> {
  const token = await signInToken(SECOND);
  await resetMemberCart(token);
  const { body } = await API.call(listProductsSpec, { query: { in_stock: true, per: 100 } });
  const product = body.find(({ stock_state }) => stock_state === 'in_stock');
  const cart = await createReadyCart(API, [{ product_key: product!.key, quantity: 3 }], { token });
  const further = { cart_token: cart.token, address: OSAKA, is_additional: true };
  await API.call(addCartShippingSpec, { body: further }, { token });
  await setSessionCookies(shopper.context, { token, expiresAt: new Date(Date.now() + HOUR_MS) });
  await setCartCookie(shopper, cart);
  await shopper.open('/cart/shipping-select');
  await main()
    .getByRole('group', { name: /^数量（.*、お届け先2 / })
    .waitFor();
  await shopper.waitUntilIdle();
  return { token, cartToken: cart.token };
}

test('two destinations, each with its day, time slot and noshi, a coupon and points are ordered by the keyboard alone, 390 px', async () => {
  const { token, cartToken } = await openDestinations();
  const stepper = (place: number) =>
    main().getByRole('group', { name: new RegExp(`^数量（.*、お届け先${place} `) });
  await press(stepper(1).getByRole('button', { name: '数量を1減らす' }), 'Enter', MANY_TABS);
  await press(stepper(2).getByRole('button', { name: '数量を1増やす' }), 'Space');
  await main().getByText('すべて振り分けました').waitFor();
  await next('次へ', '配送方法・日時の指定');
  await press(main().getByRole('button', { name: 'すべて同じ日に届ける' }));
  const common = await region('お届け先2').getByRole('combobox', { name: 'お届け希望日' }).inputValue();
  await shopper.waitForValue(region('お届け先1').getByRole('combobox', { name: 'お届け希望日' }), common);
  const first = await pack(region('お届け先1'), 1, '山田');
  const second = await pack(region('お届け先2'), 2, '佐藤家');
  await next('次へ', 'お支払い方法');
  await press(main().locator('summary', { hasText: /クーポン/ }));
  await write(main().getByRole('textbox', { name: 'クーポンコード' }), COUPON);
  await key('Enter');
  await main().getByRole('list', { name: '適用中のクーポン' }).waitFor();
  await write(main().getByRole('textbox', { name: '使うポイント' }), '50');
  await key('Enter');
  await main().getByText('50ポイントを使います', { exact: true }).last().waitFor();
  // The focus stays in the field.
  await reach(main().getByRole('radio', { checked: true }), 5);
  await chooseRadio('銀行振込');
  await next('次へ', 'ご注文内容の確認');
  const { detail, order } = (await API.call(getCartSpec, { params: { cart_token: cartToken } }, { token }))
    .body.data;
  expect(
    detail.shippings.map(({ delivery_at, delivery_timezone_key, products, packings }) => [
      delivery_at,
      delivery_timezone_key,
      products.map(({ quantity }) => quantity),
      packings.map(({ packing_key }) => packing_key),
    ]),
  ).toEqual([
    [first.day, first.timeSlot, [2], ['wrapping', expect.stringContaining('noshi')]],
    [second.day, second.timeSlot, [1], ['wrapping', expect.stringContaining('noshi')]],
  ]);
  expect(first.day).not.toBe(second.day);
  expect(order.total_point).toBe(50);
  await shopper.expectAccessible();
  await next('注文を確定する', 'ご注文ありがとうございました', MANY_TABS);
  await region('お届け先1').getByText(first.noshi).waitFor();
  await region('お届け先2').getByText(second.noshi).waitFor();
  const { body: orders } = await API.call(listOrdersSpec, { query: {} }, { token });
  expect(orders.data[0]?.total_payment).toBe(order.total_payment);
});
