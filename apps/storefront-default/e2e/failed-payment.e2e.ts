import { sampled } from '@shop/testing-api/sampled';
import { PAYMENTS } from '@shop/contract/payments/payments';
import { CARDS } from '@shop/testing-api/card-numbers';
import { mkdirSync } from 'node:fs';
import { openConfirmation } from './open-confirmation';
import { mailsTo, type RegisteredMember, registerMember } from './register-member';
import { DESKTOP, JAPANESE_BROWSER, PHONE, Shopper } from './shopper';
import { setUpShopper } from './set-up-shopper';

const SCREENSHOTS = process.env['SHOP_SCREENSHOTS'];
const SERVICE = '**/dev/payment-service/**';
const NOT_CHARGED = /料金は請求されません/;

const shopper = setUpShopper(JAPANESE_BROWSER);

/** Fills the payment service's page and sends it. */
async function payWith(number: string): Promise<void> {
  const { page } = shopper;
  await page.waitForURL(SERVICE);
  await page.getByLabel('カード番号').fill(number);
  await page.getByLabel('有効期限（年月6桁）').fill('203112');
  await page.getByLabel('セキュリティコード').fill('123');
  await shopper.press('支払う');
}
const announced = (words: RegExp) => shopper.page.getByRole('alert').filter({ hasText: words }).waitFor();

async function look(name: string): Promise<void> {
  await shopper.waitUntilIdle();
  await shopper.expectAccessible();
  if (!SCREENSHOTS) return;
  mkdirSync(SCREENSHOTS, { recursive: true });
  const width = shopper.page.viewportSize()?.width ?? 0;
  await shopper.page.screenshot({ path: `${SCREENSHOTS}/${name}-${width}.png`, fullPage: true });
}

/** Chooses a way of payment and orders by one press on the confirmation. */
async function orderBy(way: RegExp): Promise<void> {
  await shopper.waitForHeading('お支払い方法');
  // The whole card of the choice is pressed, as fingers do.
  await shopper.page.locator('label').filter({ hasText: way }).click();
  await shopper.press('次へ');
  await shopper.waitForHeading('ご注文内容の確認');
  await shopper.waitUntilIdle();
  expect(await shopper.countOf(shopper.page.getByRole('alert'))).toBe(0);
  await shopper.press('注文を確定する');
}
async function isThanked(): Promise<void> {
  await shopper.waitForHeading('ご注文ありがとうございました');
  await shopper.page.getByText('ご注文の確認メールをお送りしました').waitFor();
  await shopper.waitUntilIdle();
  await shopper.open('/cart/');
  await shopper.page.getByText('カートに商品がありません').waitFor();
  await shopper.waitUntilIdle();
  expect(await shopper.countOf(shopper.page.getByRole('alert'))).toBe(0);
}

const SHOPPERS = [
  ['a guest at a phone', PHONE, () => Promise.resolve(null)],
  ['a member at a desk', DESKTOP, registerMember],
] as const;
/** Other tests order at a desk; the soak pays there too. */
const PAYING_ONE_OF = 2;
describe.each(sampled(SHOPPERS, PAYING_ONE_OF))('%s', (_who, viewport, signedIn) => {
  let member: RegisteredMember | null;
  beforeEach(async () => {
    member = await signedIn();
    await shopper.page.setViewportSize(viewport);
    await openConfirmation(shopper, PAYMENTS.card, member);
    await shopper.press('注文を確定する');
  });

  test('a declined card is reported, and the shopper orders by bank transfer or with another card', async () => {
    await payWith(CARDS.declined);
    await shopper.waitForHeading('お支払い方法');
    await announced(/カード会社の承認が得られませんでした/);
    await announced(NOT_CHARGED);
    await look('failed-payment');
    // Whoever goes straight to the confirmation reads it there, and presses once.
    await shopper.open('/cart/confirm');
    await announced(/「注文を確定する」を押してください/);
    await look('failed-confirm');
    await shopper.press('注文を確定する');
    await payWith(CARDS.declined);
    await announced(/カード会社の承認が得られませんでした/);
    if (member === null) {
      await orderBy(/銀行振込/);
    } else {
      await orderBy(/クレジットカード/);
      await payWith(CARDS.good);
    }
    await isThanked();
    if (member !== null) expect(await mailsTo(member.email)).toHaveLength(2);
  });

  test('returning without having paid shows one message; the shopper can continue the payment or order otherwise', async () => {
    await shopper.page.waitForURL(SERVICE);
    await shopper.page.goBack();
    await shopper.waitForHeading('ご注文内容の確認');
    await shopper.page.getByText(/のお支払いが完了していません/).waitFor();
    await look('waiting-confirm');
    expect(await shopper.countOf(shopper.page.getByRole('alert'))).toBe(0);
    expect(
      await shopper.countOf(
        shopper.page.getByText(/完了していません|確定しています|カートに商品がありません/),
      ),
    ).toBe(1);
    await shopper.follow('お支払いを続ける');
    await shopper.page.waitForURL(SERVICE);
    await shopper.page.goBack();
    await shopper.follow('お支払い方法を選び直す');
    await shopper.page.getByText(/のお支払いが完了していません/).waitFor();
    await look('waiting-payment');
    await orderBy(/銀行振込/);
    await isThanked();
  });

  test('after closing the tab during a payment or after a decline, the shopper finds the cart and orders', async () => {
    await shopper.page.waitForURL(SERVICE);
    const later = await Shopper.openShop(shopper.context);
    await later.page.setViewportSize(viewport);
    await later.open('/cart/');
    await later.page.getByText(/のお支払いが完了していません/).waitFor();
    await payWith(CARDS.declined);
    // The other tab has noticed.
    await later.page.getByRole('alert').filter({ hasText: NOT_CHARGED }).waitFor();
    await later.waitUntilIdle();
    await later.expectAccessible();
    await later.page.close();
    await shopper.open('/cart/');
    await announced(/カード会社の承認が得られませんでした/);
    await look('failed-cart');
    await shopper.open('/cart/payment');
    await orderBy(/銀行振込/);
    await isThanked();
  });
});
