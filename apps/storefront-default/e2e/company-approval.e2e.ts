import { createReadyCart } from '@shop/testing-api/checkout';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { setUpTab } from '@shop/testing-browser/tab';
import { API, signInToken } from './api';
import { operate } from './operate';
import { originOf } from './platform';
import { mailsTo } from './register-member';
import { setUpBrowser } from './set-up-browser';
import { JAPANESE_BROWSER, Shopper } from './shopper';
import { widths } from './widths';

const CHANNEL = 'corporate';
const BUYER = 'second@example.jp';
const APPROVER = 'manager@example.jp';
const OF_SHOP = ['--channel', CHANNEL] as const;
/** A company of its own: the buyer of the demonstration's orders alone in other files. */
const CODE = `E2E-${Date.now().toString(36)}`;

const buyer = new Shopper(setUpTab(setUpBrowser(JAPANESE_BROWSER)), originOf(CHANNEL));
const approver = new Shopper(setUpTab(setUpBrowser(JAPANESE_BROWSER)), originOf(CHANNEL));

beforeAll(async () => {
  await operate(
    'companies',
    'add',
    CODE,
    '株式会社さかい',
    '--credit-limit',
    'none',
    '--approval',
    '0',
    ...OF_SHOP,
  );
  await operate('companies', 'assign', CODE, BUYER, 'buyer', ...OF_SHOP);
  await operate('companies', 'assign', CODE, APPROVER, 'approver', ...OF_SHOP);
});
afterAll(async () => {
  for (const email of [BUYER, APPROVER])
    await operate('companies', 'assign', CODE, email, 'none', ...OF_SHOP);
});

async function look(who: Shopper, width: number): Promise<void> {
  await who.waitUntilIdle();
  await who.expectAccessible();
  expect(await who.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

test.each(widths('390'))(
  'a buyer requests an approval, the approver gives it by the link of a mail, and the buyer orders, %s px',
  async (_width, viewport) => {
    for (const { page } of [buyer, approver]) await page.setViewportSize(viewport);
    const owner = { channel: CHANNEL, token: await signInToken(BUYER, CHANNEL) };
    const [product] = (await API.call(listProductsSpec, { query: { in_stock: true } }, owner)).body;
    await createReadyCart(API, [{ product_key: product?.key ?? '', quantity: 1 }], owner);

    await buyer.signInAs(BUYER);
    await buyer.open('/cart/confirm/');
    await buyer.page.getByLabel('承認者へのコメント').fill('増席分です');
    await look(buyer, viewport.width);
    await buyer.press('承認を依頼する');
    await buyer.page.getByText('承認を依頼しました。').waitFor();
    await look(buyer, viewport.width);

    const mail = (await mailsTo(APPROVER)).find(({ subject }) => subject.includes('承認依頼が届きました'));
    const link = /\/mypage\/approvals\/\d+/.exec(mail?.text ?? '')?.[0] ?? '';
    await approver.signInAs(APPROVER);
    await approver.open('/mypage/approvals');
    await approver.waitForHeading('承認依頼');
    await look(approver, viewport.width);
    await approver.open(link);
    await approver.page.getByText('増席分です').waitFor();
    await look(approver, viewport.width);
    await approver.press('承認する');
    await approver.page.getByText('承認されました。').first().waitFor();

    await buyer.open('/mypage');
    await buyer.page.getByRole('heading', { name: 'お取引の条件' }).waitFor();
    await look(buyer, viewport.width);
    await buyer.open('/cart/confirm/');
    await buyer.page.getByText('承認されました。注文を確定できます。').waitFor();
    await buyer.press('注文を確定する');
    await buyer.waitForHeading('ご注文ありがとうございました');
    expect([...buyer.problemsExcept(), ...approver.problemsExcept()]).toEqual([]);
  },
);
