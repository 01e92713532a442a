import { cartTokenCookie } from '@shop/site/storage/cookie-names';
import { SOAK_FACTOR } from '@shop/testing-api/soak-factor';
import { mailsAbout } from './mails-about';
import { payAtService } from './pay-at-service';
import {
  HOW_TO_PAY,
  openReadyCart,
  type PaymentRow,
  paymentTable,
  registerOrderer,
  smallestSample,
} from './payment-table';
import { originOf } from './platform';
import { setSessionCookies } from './session-cookies';
import { setUpBrowser } from './set-up-browser';
import { JAPANESE_BROWSER, Shopper } from './shopper';

const HOUR_MS = 3_600_000;
/** A sample; the soak pays the whole table. */
const IS_WHOLE = SOAK_FACTOR > 1;
/** A dozen orders stand in one test, each of as many pages as a test of its own has. */
const LIMIT_MS = 600_000;
const HEIGHT = 844;

const device = setUpBrowser(JAPANESE_BROWSER);

/** A shopper of the row, at the choice of the payment with a cart that is ready otherwise. */
async function openPayment({ shop, buyer, width }: PaymentRow): Promise<Shopper> {
  const member = await registerOrderer(shop, buyer);
  const { cart } = await openReadyCart(shop, member);
  const context = await device.newContext({ ...JAPANESE_BROWSER, viewport: { width, height: HEIGHT } });
  const shopper = await Shopper.openShop(context, shop);
  const cookie = { name: cartTokenCookie(`${shop}_`), value: cart.token, url: shopper.origin };
  await context.addCookies([cookie]);
  if (member !== null) {
    const session = { token: member.token, expiresAt: new Date(Date.now() + HOUR_MS) };
    await setSessionCookies(context, session, originOf(shop));
  }
  await shopper.open('/cart/payment');
  return shopper;
}

async function isFine(shopper: Shopper, width: number): Promise<void> {
  await shopper.waitUntilIdle();
  await shopper.expectAccessible();
  expect(await shopper.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
}

/** Pays one row of the table from the choice to the complete page and its mail. */
async function order(row: PaymentRow): Promise<void> {
  const shopper = await openPayment(row);
  const { page } = shopper;
  await shopper.waitForHeading('お支払い方法');
  await shopper.waitUntilIdle();
  // The whole card of the choice is pressed, as fingers do.
  await page.locator('label').filter({ hasText: row.name }).click();
  await isFine(shopper, row.width);
  await shopper.press('次へ');
  await shopper.waitForHeading('ご注文内容の確認');
  await page.getByRole('main').getByText(row.name).first().waitFor();
  await isFine(shopper, row.width);
  await shopper.press('注文を確定する');
  await payAtService(shopper);
  await shopper.waitForHeading('ご注文ありがとうございました');
  await page.getByText('ご注文の確認メールをお送りしました').waitFor();
  const payment = page.getByRole('region', { name: 'お支払い', exact: true });
  await payment.getByText(row.name).waitFor();
  await payment
    .getByText(HOW_TO_PAY[row.paymentId] ?? 'お支払い')
    .first()
    .waitFor();
  await isFine(shopper, row.width);
  const orderNo = new URL(page.url()).searchParams.get('order') ?? '';
  const mails = await mailsAbout(orderNo);
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining(`ご注文ありがとうございます（注文番号：${orderNo}）`),
  ]);
  expect(mails[0]?.text).toContain(row.name);
  expect(shopper.watch.problems).toEqual([]);
  await shopper.context.close();
}

test(
  'every way to pay that a shop offers leads to the complete page and its mail, for guests and members, on a telephone and at a desk',
  async () => {
    const table = await paymentTable();
    const names = ({ shop, buyer, name, width }: PaymentRow) => `${shop}, ${buyer}: ${name}, ${width} px`;
    const lost: string[] = [];
    for (const row of IS_WHOLE ? table : smallestSample(table))
      await order(row).catch((error: unknown) => lost.push(`${names(row)}: ${String(error)}`));
    expect(lost).toEqual([]);
    // The shops of the demonstration; a way that is added joins the table by itself.
    expect(table.length).toBeGreaterThanOrEqual(33);
  },
  LIMIT_MS,
);
