import { getCartSpec } from '@shop/contract/carts/get-cart';
import { createFilledCart } from '@shop/testing-api/checkout';
import { API, findProductInStock, signInToken } from './api';
import { addFault, clearFaults } from './fault-lab';
import { GUEST_FIELDS } from './guest-fields';
import { resetMemberCart } from './reset-member-cart';
import { MEMBER, PHONE } from './shopper';
import { setCartCookie } from './set-cart-cookie';
import { setSessionCookies } from './session-cookies';
import { setUpShopper } from './set-up-shopper';

/** How long each call takes: long enough for a second press. */
const DELAY_MS = 700;
const HOUR_MS = 3_600_000;

const shopper = setUpShopper({ viewport: PHONE }, /status of 422/);

const main = () => shopper.page.getByRole('main');
const commands = () =>
  shopper.watch.requests.filter(
    (request) => /^(POST|PATCH|PUT|DELETE) \/api\/v1\/carts\//.test(request) && !request.includes('/init'),
  );

/**
 * Presses a button as somebody impatient does, twice with the pointer and once with the keyboard, on a slow network: it
 * shows at once that it is at work, and each call is made once.
 */
async function pressImpatiently(name: string, sent: number, place = main()): Promise<void> {
  const { page } = shopper;
  await shopper.waitUntilIdle();
  await addFault({ scenario: 'slow', ms: DELAY_MS });
  const before = commands().length;
  const button = place.getByRole('button', { name, exact: true }).first();
  await button.click();
  expect(await button.getAttribute('aria-busy')).toBe('true');
  await button.click({ force: true });
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  await shopper.waitUntilIdle();
  await clearFaults();
  expect(commands().slice(before)).toHaveLength(sent);
}

// reliability 33
test('on a slow network no button of the checkout works twice, and each says that it is at work', async () => {
  const { page } = shopper;
  await shopper.open(`/product/${(await findProductInStock()).product_key}`);
  await pressImpatiently('カートに入れる', 1);
  await page.keyboard.press('Escape');
  await shopper.open('/cart/shipping-add');
  await shopper.waitForHeading('お届け先の追加');
  for (const [label, value] of Object.entries(GUEST_FIELDS))
    await page.getByLabel(label, { exact: true }).fill(value);
  await shopper.waitForValue('市区町村', '千代田区');
  // Who orders, and where to.
  await pressImpatiently('次へ', 2);
  await shopper.waitForHeading('配送方法・日時の指定');
  await page.locator('summary', { hasText: '包装・のし' }).click();
  await page.locator('label', { hasText: '包装紙でのラッピング' }).click();
  const days = page.getByRole('combobox', { name: 'お届け希望日' });
  // Late enough for a transfer, which is paid before the shipment.
  const day = days.locator('option:not([disabled]):not([value=""])').last();
  await days.selectOption((await day.getAttribute('value')) ?? '');
  // The day, and the wrapping.
  await pressImpatiently('次へ', 2);
  await shopper.waitForHeading('お支払い方法');
  await page.getByText(/^クーポン(・ポイント)?を使う$/).click();
  await page.getByLabel('クーポンコード', { exact: true }).fill('naiyo');
  await pressImpatiently('適用する', 1);
  await page.getByText('クーポンコードをご確認ください').waitFor();
  await page
    .locator('label')
    .filter({ hasText: /^銀行振込/ })
    .click();
  await pressImpatiently('次へ', 1);
  await shopper.waitForHeading('ご注文内容の確認');
  await pressImpatiently('注文を確定する', 1);
  await shopper.waitForHeading('ご注文ありがとうございました');
});

test('on a slow network a member chooses an address, a coupon and points once each, however often they are pressed', async () => {
  const { page } = shopper;
  const token = await signInToken(MEMBER);
  await resetMemberCart(token);
  const cart = await createFilledCart(API, [{ ...(await findProductInStock()), quantity: 3 }], { token });
  await setSessionCookies(shopper.context, { token, expiresAt: new Date(Date.now() + HOUR_MS) });
  await setCartCookie(shopper, cart);
  const stored = async () =>
    (await API.call(getCartSpec, { params: { cart_token: cart.token } }, { token })).body.data;
  await shopper.open('/cart/shipping-select');
  const second = main().getByRole('radio').nth(1);
  await second.check({ force: true });
  const chosen = Number(await second.inputValue());
  await pressImpatiently('次へ', 1);
  await shopper.waitForHeading('配送方法・日時の指定');
  expect((await stored()).detail.shippings.map(({ user_address_id }) => user_address_id)).toEqual([chosen]);
  await shopper.open('/cart/payment');
  await page.getByText('クーポン・ポイントを使う').click();
  await page.getByLabel('クーポンコード', { exact: true }).fill('yokoso300');
  await pressImpatiently('適用する', 1);
  await page.getByLabel('使うポイント', { exact: true }).fill('120');
  const points = page.getByRole('form', { name: '使うポイントの入力' });
  await pressImpatiently('適用する', 1, points);
  expect((await stored()).order.total_point).toBe(120);
  await pressImpatiently('ポイントを使わない', 1, points);
  const { detail, order } = await stored();
  expect([detail.coupons.map(({ code }) => code), order.total_point]).toEqual([['YOKOSO300'], 0]);
  await pressImpatiently('すべて使う', 1, points);
  expect((await stored()).order.total_point).toBeGreaterThan(120);
});

test('a half-written address survives a reload, the way back, and a server that fails', async () => {
  const { page } = shopper;
  await shopper.open(`/product/${(await findProductInStock()).product_key}`);
  await shopper.waitUntilIdle();
  await shopper.press('カートに入れる');
  await page.getByText('カートに追加しました').first().waitFor();
  await page.keyboard.press('Escape');
  await shopper.open('/cart/');
  await page.getByText('合計（税込）').first().waitFor();
  await shopper.open('/cart/shipping-add');
  await page.getByLabel('姓', { exact: true }).fill('山田');
  await page.getByLabel('お届け先はご注文者と同じ').uncheck();
  await page.getByLabel('注文者名', { exact: true }).fill('佐藤 次郎');
  await page.getByLabel('郵便番号', { exact: true }).fill('100-0001');
  await shopper.waitForValue('市区町村', '千代田区');
  const isThere = async () => {
    await shopper.waitForHeading('お届け先の追加');
    await shopper.waitForValue('姓', '山田');
    await shopper.waitForValue('注文者名', '佐藤 次郎');
    await shopper.waitForValue('郵便番号', '100-0001');
    await shopper.waitForValue('都道府県', '東京都');
    await shopper.waitForValue('市区町村', '千代田区');
  };
  await page.reload();
  await isThere();
  await shopper.waitUntilIdle();
  // Leaving asks nothing, for nothing is lost.
  await page.goBack();
  await shopper.waitForHeading('ショッピングカート');
  await shopper.waitUntilIdle();
  await page.goForward();
  await isThere();
});
