import { mkdirSync } from 'node:fs';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { createReadyCart } from '@shop/testing-api/checkout';
import { API, signInToken } from './api';
import { resetMemberCart } from './reset-member-cart';
import { setCartCookie } from './set-cart-cookie';
import { setSessionCookies } from './session-cookies';
import { setUpShopper } from './set-up-shopper';
import { DESKTOP, MEMBER, PHONE } from './shopper';

const SCREENSHOTS = process.env['SHOP_SCREENSHOTS'];
const HOUR_MS = 3_600_000;
/** The API rejects the code of no coupon; the browser logs the status. */
const REJECTED_RESPONSE = /status of 422/;

const shopper = setUpShopper({ viewport: PHONE }, REJECTED_RESPONSE);
const savings = () => shopper.page.getByRole('region', { name: 'クーポン・ポイント' });

/** Opens the payment of a cart with goods of both tax rates. */
async function openPaymentAs(email: string): Promise<void> {
  const token = await signInToken(email);
  await resetMemberCart(token);
  const { body } = await API.call(listProductsSpec, { query: { in_stock: true, per: 100 } });
  const keys = [10, 8].map((rate) => body.find((product) => product.tax_rate === rate)?.key ?? '');
  const lines = keys.map((product_key) => ({ product_key, quantity: 1 }));
  const cart = await createReadyCart(API, lines, { token });
  await setSessionCookies(shopper.context, { token, expiresAt: new Date(Date.now() + HOUR_MS) });
  await setCartCookie(shopper, cart);
  await shopper.open('/cart/payment');
  await savings().waitFor();
  await shopper.waitUntilIdle();
}
const row = (name: RegExp) => shopper.page.getByRole('row', { name }).first().innerText();

test.each([
  ['390', PHONE, MEMBER],
  ['1280', DESKTOP, 'second@example.jp'],
])(
  'a member orders with a coupon and points, goods of both tax rates, %s px',
  async (width, viewport, email) => {
    const { page } = shopper;
    const look = async (name: string) => {
      await shopper.expectAccessible();
      if (!SCREENSHOTS) return;
      mkdirSync(SCREENSHOTS, { recursive: true });
      await page.screenshot({ path: `${SCREENSHOTS}/${name}-${width}.png`, fullPage: true });
    };
    await page.setViewportSize(viewport);
    await openPaymentAs(email);
    await look('savings-none');
    await savings().getByText('クーポン・ポイントを使う').click();
    await savings().getByLabel('クーポンコード', { exact: true }).fill('naiyo');
    await savings().getByRole('button', { name: '適用する' }).first().click();
    await savings().getByText('クーポンコードをご確認ください').waitFor();
    await look('savings-rejected');
    await savings().getByLabel('クーポンコード', { exact: true }).fill('');
    await savings().getByRole('list', { name: 'お持ちのクーポン' }).getByRole('button').first().click();
    await savings().getByRole('list', { name: '適用中のクーポン' }).waitFor();
    await savings().getByLabel('使うポイント', { exact: true }).fill('１００');
    await savings().getByRole('form', { name: '使うポイントの入力' }).getByText('適用する').click();
    await savings().getByText('100ポイントを使います', { exact: true }).last().waitFor();
    await shopper.waitUntilIdle();
    await look('savings-used');
    expect(await row(/^割引/)).toMatch(/-500円/);
    expect(await row(/^ポイント利用/)).toMatch(/-100円/);
    const taxes = [await row(/^10%対象/), await row(/^8%対象/)];
    await page.reload();
    await savings().getByRole('list', { name: '適用中のクーポン' }).waitFor();
    await shopper.waitUntilIdle();
    await shopper.press('次へ');
    await shopper.waitForHeading('ご注文内容の確認');
    await savings().getByText('100ポイント').waitFor();
    await shopper.waitUntilIdle();
    expect([await row(/^10%対象/), await row(/^8%対象/)]).toEqual(taxes);
    await look('savings-confirm');
    await shopper.press('注文を確定する');
    await shopper.waitForHeading('ご注文ありがとうございました');
    expect(await row(/^割引/)).toMatch(/-500円/);
    expect(await row(/^ポイント利用/)).toMatch(/-100円/);
    await shopper.waitUntilIdle();
  },
);
