import { sampled } from '@shop/testing-api/sampled';
import { PAYMENTS } from '@shop/contract/payments/payments';
import { CARDS } from '@shop/testing-api/card-numbers';
import { mkdirSync } from 'node:fs';
import { openConfirmation } from './open-confirmation';
import { type RegisteredMember, registerMember } from './register-member';
import { DESKTOP, JAPANESE_BROWSER, PHONE } from './shopper';
import { setUpShopper } from './set-up-shopper';

const SCREENSHOTS = process.env['SHOP_SCREENSHOTS'];
const SERVICE = '**/dev/payment-service/**';

const shopper = setUpShopper(JAPANESE_BROWSER);

async function look(name: string): Promise<void> {
  await shopper.waitUntilIdle();
  await shopper.expectAccessible();
  if (!SCREENSHOTS) return;
  mkdirSync(SCREENSHOTS, { recursive: true });
  const width = shopper.page.viewportSize()?.width ?? 0;
  await shopper.page.screenshot({ path: `${SCREENSHOTS}/${name}-${width}.png`, fullPage: true });
}

/** Chooses a way to pay on the payment page, and orders. */
async function orderBy(way: RegExp, name: string): Promise<void> {
  await shopper.open('/cart/payment');
  await shopper.waitForHeading('お支払い方法');
  await shopper.waitUntilIdle();
  // The whole card of the choice is pressed, as fingers do.
  await shopper.page.locator('label').filter({ hasText: way }).click();
  await look(`ways-${name}-payment`);
  await shopper.press('次へ');
  await shopper.waitForHeading('ご注文内容の確認');
  await shopper.page.getByText('合計（税込）').first().waitFor();
  await look(`ways-${name}-confirm`);
  await shopper.press('注文を確定する');
}
async function isThanked(name: string): Promise<void> {
  await shopper.waitForHeading('ご注文ありがとうございました');
  await shopper.page.getByText('ご注文の確認メールをお送りしました').waitFor();
  await shopper.page.getByText('注文番号').first().waitFor();
  await look(`ways-${name}-complete`);
}

const SHOPPERS = [
  ['a guest at a phone', PHONE, () => Promise.resolve(null)],
  ['a member at a desk', DESKTOP, registerMember],
] as const;
/** Other tests order at a desk; the soak pays there too. */
const PAYING_ONE_OF = 2;
describe.each(sampled(SHOPPERS, PAYING_ONE_OF))('%s pays', (_who, viewport, signedIn) => {
  let member: RegisteredMember | null;
  beforeEach(async () => {
    member = await signedIn();
    await shopper.page.setViewportSize(viewport);
    await openConfirmation(shopper, PAYMENTS.bankTransfer, member);
  });

  test('by card', async () => {
    const { page } = shopper;
    await orderBy(/^クレジットカード/, 'card');
    await page.waitForURL(SERVICE);
    await page.getByLabel('カード番号').fill(CARDS.good);
    await page.getByLabel('有効期限（年月6桁）').fill('203112');
    await page.getByLabel('セキュリティコード').fill('123');
    await shopper.press('支払う');
    await isThanked('card');
  });

  test('at a convenience store: the number, the store and the day stand on the pages, and the payment arrives', async () => {
    const { page } = shopper;
    await orderBy(/^コンビニ決済/, 'store');
    await isThanked('store');
    await page.getByText('払込番号', { exact: true }).waitFor();
    await page.getByText('お支払い期限', { exact: true }).waitFor();
    await page.getByRole('radio', { name: 'ファミリーマート' }).check();
    await page.getByText('ファミリーマートでのお支払い方法').waitFor();
    await look('ways-store-chosen');
    if (member !== null) {
      await page.getByRole('link', { name: 'ご注文の詳細を見る' }).click();
      await shopper.waitForHeading('注文詳細');
      await page.getByText('払込番号', { exact: true }).waitFor();
      await look('ways-store-order');
    }
    const link = page.getByRole('link', { name: '決済サービスの画面でお支払いの状況を見る' });
    const store = await shopper.context.newPage();
    await store.goto((await link.getAttribute('href')) ?? '');
    await store.getByRole('button', { name: 'レジで支払う' }).click();
    await store.getByText('お支払いを受け付けました').waitFor();
    await store.close();
    await page.reload();
    await page.getByText('ご入金日').waitFor();
    expect(await shopper.countOf(page.getByText('払込番号', { exact: true }))).toBe(0);
  });

  test('with a QR wallet, which declines first', async () => {
    const { page } = shopper;
    await orderBy(/^QRコード決済/, 'wallet');
    await page.waitForURL(SERVICE);
    await shopper.press('残高不足にする');
    await shopper.waitForHeading('お支払い方法');
    await page.getByRole('alert').filter({ hasText: '承認が得られませんでした' }).waitFor();
    await look('ways-wallet-declined');
    await orderBy(/^QRコード決済/, 'wallet-again');
    await page.waitForURL(SERVICE);
    await shopper.press('支払う');
    await isThanked('wallet');
  });

  test('on delivery, with the fee that stands at the choice', async () => {
    const { page } = shopper;
    const choice = page.getByRole('radio', { name: /^代金引換/ });
    await shopper.open('/cart/payment');
    await choice.waitFor();
    await page.getByText(/^手数料 \d+円（税込）$/).waitFor();
    await orderBy(/^代金引換/, 'delivery');
    await isThanked('delivery');
    expect(
      await shopper.countOf(page.getByRole('row', { name: /^代引手数料（税込） (330|440|660)円$/ })),
    ).toBe(1);
    await page.getByText('配達員へ現金でお支払いください').first().waitFor();
  });

  test('by bank transfer', async () => {
    await orderBy(/^銀行振込/, 'transfer');
    await isThanked('transfer');
    await shopper.page.getByText('お振込先').waitFor();
  });

  test('with the deferred payment service', async () => {
    await orderBy(/^後払い決済サービス/, 'deferred');
    await isThanked('deferred');
  });
});

test('on a phone the order button and its price are in sight from the beginning, and hide neither focus nor total', async () => {
  const { page } = shopper;
  await page.setViewportSize(PHONE);
  await openConfirmation(shopper, PAYMENTS.bankTransfer);
  const button = page.getByRole('button', { name: '注文を確定する' });
  const topOf = async (part: typeof button) => (await part.boundingBox())!.y;
  const endOf = async (part: typeof button) => (await topOf(part)) + (await part.boundingBox())!.height;
  expect(await endOf(button)).toBeLessThanOrEqual(PHONE.height);
  const terms = page.getByRole('link', { name: /^返品の条件/ });
  await terms.focus();
  expect(await endOf(terms)).toBeLessThanOrEqual(await topOf(button));
  await page.getByRole('link', { name: '戻る' }).focus();
  const sums = page.getByRole('region', { name: 'ご注文金額' });
  expect(await endOf(sums)).toBeLessThanOrEqual(await topOf(button));
  expect(await endOf(button)).toBeLessThanOrEqual(await topOf(page.getByRole('link', { name: '戻る' })));
});
