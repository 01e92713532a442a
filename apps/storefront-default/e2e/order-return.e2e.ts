import { createReadyCart, decideCart } from '@shop/testing-api/checkout';
import { API, findProductInStock } from './api';
import { operate } from './operate';
import { mailsTo, registerMember } from './register-member';
import { setUpShopper } from './set-up-shopper';
import { JAPANESE_BROWSER, PHONE } from './shopper';

const shopper = setUpShopper(JAPANESE_BROWSER);
const sees = (text: string | RegExp) => shopper.page.getByText(text).first().waitFor();

async function look(): Promise<void> {
  const { page } = shopper;
  await shopper.expectAccessible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
}

test('a member asks to return a piece, the shop approves and completes it, and the order shows each step, 390 px', async () => {
  const { page } = shopper;
  await page.setViewportSize(PHONE);
  const { email, token } = await registerMember();
  const owner = { email, token };
  const cart = await createReadyCart(API, [await findProductInStock()], owner);
  const { order_no: orderNo, order_id: id } = (await decideCart(API, cart, owner)).body;
  await operate('orders', 'paid', orderNo);
  await operate('orders', 'shipped', orderNo, '--tracking', orderNo);
  await shopper.signInAs(email);

  await shopper.open(`/mypage/order_history/${id}`);
  await shopper.waitForHeading('注文詳細');
  await shopper.waitUntilIdle();
  await shopper.follow('返品を申し込む');
  await shopper.waitForHeading('返品のお申し込み');
  await shopper.waitUntilIdle();
  await shopper.press('返品を申し込む');
  await sees('返品の条件をご確認ください');
  await look();
  await page.getByLabel(/の数量/).selectOption('1');
  await page.getByLabel('お申し込みの理由').selectOption('size');
  await page.getByRole('checkbox', { name: /返品の条件を確認しました/ }).check();
  await shopper.press('返品を申し込む');
  await shopper.waitForHeading('注文詳細');
  await sees('お申し込み受付');
  await look();

  const number =
    /R\d{6}-[0-9A-Z]{8}/.exec(await operate('returns', 'list', '--state', 'requested'))?.[0] ?? '';
  await sees(number);
  await operate('returns', 'approve', number);
  await page.reload();
  await sees('返送の方法');
  expect(await shopper.countOf(page.getByRole('button', { name: '取り下げる' }))).toBe(0);
  await operate('returns', 'complete', number, '--restock', 'all', '--refund', '500');
  await page.reload();
  await sees('手続き完了');
  await look();
  expect(await page.getByRole('list', { name: 'ご注文からお届けまで' }).textContent()).toMatch(
    /発送.*返品のお申し込み.*返品の承認.*返品の完了.*お届けこれから/,
  );
  const subjects = (await mailsTo(email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('返品'))).toHaveLength(3);
});
