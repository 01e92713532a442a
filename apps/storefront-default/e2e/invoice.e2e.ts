import { listProductsSpec } from '@shop/contract/products/list-products';
import { modifyCartOrderSpec } from '@shop/contract/carts/modify-cart-order';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { createReadyCart, decideCart } from '@shop/testing-api/checkout';
import { setUpTab } from '@shop/testing-browser/tab';
import { API } from './api';
import { operate } from './operate';
import { originOf } from './platform';
import { mailsTo } from './register-member';
import { accessTokenOf } from './session-cookies';
import { setUpBrowser } from './set-up-browser';
import { JAPANESE_BROWSER, Shopper } from './shopper';
import { widths } from './widths';

const CHANNEL = 'corporate';
const BUYER = 'buyer@example.jp';

const buyer = new Shopper(setUpTab(setUpBrowser(JAPANESE_BROWSER)), originOf(CHANNEL));
const sees = (text: string | RegExp) => buyer.page.getByText(text).first().waitFor();

async function look(width: number): Promise<void> {
  await buyer.expectAccessible();
  expect(await buyer.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

test.each(widths('1280'))(
  'a company orders by invoice, is told by mail where the invoice is, and downloads it, %s px',
  async (_width, viewport) => {
    const { page } = buyer;
    await page.setViewportSize(viewport);
    await buyer.signInAs(BUYER);
    const owner = { channel: CHANNEL, token: await accessTokenOf(buyer.context, CHANNEL) };
    const [product] = (await API.call(listProductsSpec, { query: { in_stock: true } }, owner)).body;
    const lines = [{ product_key: product?.key ?? '', quantity: 1 }];
    const { token: cart_token } = await createReadyCart(API, lines, owner);
    const payment = { cart_token, payment_id: PAYMENTS.deferredInvoice };
    const cart = (await API.call(modifyCartOrderSpec, { body: payment }, owner)).body;
    const { order_id: id, order_no: orderNo } = (await decideCart(API, cart, owner)).body;

    await buyer.open(`/mypage/order_history/${id}`);
    await buyer.waitForHeading('注文詳細');
    await sees('株式会社さとう商店');
    await sees('購買部');
    await sees('商品の発送後に、請求書をダウンロードいただけます');
    expect(await buyer.countOf(page.getByRole('button', { name: '請求書をダウンロード' }))).toBe(0);
    await operate('orders', 'shipped', orderNo, '--tracking', orderNo);
    const mail = (await mailsTo(BUYER)).find(
      ({ subject }) => subject.includes(orderNo) && subject.includes('発送'),
    );
    expect(mail?.text).toContain('請求書（PDF）は、注文詳細の画面からダウンロードいただけます。');
    const link = /\/mypage\/order_history\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    await buyer.open(link);
    await buyer.waitForHeading('注文詳細');
    await buyer.waitUntilIdle();
    await look(viewport.width);
    const downloading = page.waitForEvent('download');
    await buyer.press('請求書をダウンロード');
    expect((await downloading).suggestedFilename()).toBe(`請求書_${orderNo}.pdf`);
    await sees('ダウンロードが完了しました');
    await look(viewport.width);
    expect(buyer.problemsExcept()).toEqual([]);
  },
);
