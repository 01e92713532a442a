import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { addCartCouponSpec } from '@shop/contract/carts/add-cart-coupon';
import { addCartPackingSpec } from '@shop/contract/carts/add-cart-packing';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { setCartPointSpec } from '@shop/contract/carts/set-cart-point';
import { getFrontSettingsSpec } from '@shop/contract/site/get-front-settings';
import { createReadyCart, decideCart } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { createCoupon, memberId, setPoints } from '@shop/testing-api/points-and-coupons';
import { readPdf } from '@shop/testing-api/read-pdf';
import { MIGRATIONS } from '@shop/testing-api/seed-digest';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { eq, sql } from 'drizzle-orm';
import { channels, products } from '../db/schema';
import type { PriceSums } from '../pricing/price-sums';

const MEMBER = 'member@example.jp';
const SHOP_MAILBOX = 'orders@shop.example';
/** Prices whose tax is not whole yen, with tax and without: 105 × 3 at 10%, 1,033 × 2 at 8%. */
const WANTED = [
  { taxRate: 10, price: { 'with-tax': 115, 'without-tax': 105 }, quantity: 3 },
  { taxRate: 8, price: { 'with-tax': 1_115, 'without-tax': 1_033 }, quantity: 2 },
] as const;

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await openTestApi();
  token = await api.signIn(MEMBER);
  await setPoints(api.db, await memberId(api.db, MEMBER), 1_000, api.clock.now());
  const set = ['settings', 'set', 'ORDER.MAIL_TO', SHOP_MAILBOX, '--channel', 'default'];
  expect(await operatorOf(api)(...set)).toMatchObject({ code: 0 });
});
afterAll(() => api.close());

/** Goods of both rates with packing, a coupon of 500 yen, another of 10 percent, and 100 points. */
async function fillCart(couponCodes: readonly string[], sums: PriceSums) {
  const lines = [];
  for (const { taxRate, price, quantity } of WANTED) {
    const [product] = await wellStockedProducts(api.db, 1, { taxRate });
    await api.db.update(products).set({ price: price[sums] }).where(eq(products.id, product!.id));
    lines.push({ product_key: product!.key, quantity });
  }
  const { token: cart_token, data } = await createReadyCart(api, lines, { token });
  const { key: shipping_key } = data.detail.shippings[0]!;
  const packing = { cart_token, shipping_key, packing_key: 'wrapping', quantity: 1 };
  expect((await api.call(addCartPackingSpec, { body: packing }, { token })).status).toBe(200);
  for (const code of couponCodes) {
    const { status } = await api.call(addCartCouponSpec, { body: { cart_token, code } }, { token });
    expect(status).toBe(200);
  }
  return (await api.call(setCartPointSpec, { body: { cart_token, point: 100 } }, { token })).body;
}

async function pdfOf(path: string): Promise<string> {
  const headers = { 'channel-id': 'default', authorization: `Bearer ${token}` };
  const response = await api.request(path, { headers });
  return (await readPdf(new Uint8Array(await response.arrayBuffer()))).text;
}

/** Each text occurs, after the one before. */
function expectInOrder(text: string, parts: readonly string[]): void {
  let from = 0;
  for (const part of parts) {
    expect(text.slice(from)).toContain(part);
    from = text.indexOf(part, from) + part.length;
  }
}

const statedBy = (...shops: readonly string[]) =>
  Promise.all(
    shops.map(async (channel) => (await api.call(getFrontSettingsSpec, {}, { channel })).body['PRICE.SUMS']),
  );

it('[entity-base] shops state amounts with tax, the wholesale shop without', async () => {
  expect(await statedBy('default', 'school', 'gift')).toEqual(['with-tax', 'with-tax', 'with-tax']);
  expect(await statedBy('corporate')).toEqual(['without-tax']);
});

it('a wholesale shop from before there was the setting goes on without tax', async () => {
  await api.db.update(channels).set({ settings: sql`${channels.settings} - 'PRICE.SUMS'` });
  expect(await statedBy('corporate')).toEqual(['with-tax']);
  const file = (await readdir(MIGRATIONS)).find((name) => name.endsWith('_wholesale-sums.sql'));
  await api.db.execute(sql.raw(await readFile(path.join(MIGRATIONS, file ?? ''), 'utf8')));
  expect(await statedBy('corporate', 'default')).toEqual(['without-tax', 'with-tax']);
});

it.each([
  [
    'with-tax',
    {
      mail: [
        '　115円（税込） × 3点　345円（税込）',
        '　1,115円（税込） × 2点　2,230円（税込）',
        '※軽減税率対象',
        '小計：2,575円（税込）',
        '送料：660円（税込）',
        '包装・のし：220円（税込）',
        'クーポン（五百円引き）：-500円（税込）',
        'ポイントのご利用：-100円',
        '10%対象：1,158円（うち消費税 105円）',
        '8%対象：1,797円（うち消費税 133円）',
        '合計（税込）：2,855円',
      ],
      pdf: [
        '品名単価(税込)数量金額(税込)',
        '115円3点345円',
        '1,115円2点2,230円',
        '小計(税込)2,575円',
        '送料(税込)660円',
        '包装・のし(税込)220円',
        'クーポン割引(税込)−500円',
        'うち10%対象(税抜)1,053円',
        'うち消費税(10%)105円',
        'うち8%対象(※軽減税率)(税抜)1,664円',
        'うち消費税(8%)133円',
        '合計(税込)2,955円',
        'ポイントご利用−100円',
        'お支払い金額2,855円',
      ],
      show: [
        '115円（税込） × 3点  345円（税込）',
        '1,115円（税込） × 2点  2,230円（税込）',
        '小計（税込） 2,575円',
        '送料（税込） 660円',
        '包装・のし（税込） 220円',
        'クーポン割引（税込） -500円',
        '  五百円引き',
        '10%対象 1,158円（うち消費税 105円）',
        '8%対象 1,797円（うち消費税 133円）',
        '合計（税込） 2,955円',
        'ポイントご利用 -100円',
        'お支払い金額 2,855円',
        '　包装・のし ',
        '送料 660円（税込）',
      ],
      never: /(?:小計|送料|単価|金額|割引|包装・のし)[(（]税抜|1円未満/,
    },
  ],
  [
    'without-tax',
    {
      mail: [
        '　105円（税抜） × 3点　315円（税抜）',
        '　1,033円（税抜） × 2点　2,066円（税抜）',
        '小計：2,381円（税抜）',
        '送料：600円（税抜）',
        '包装・のし：200円（税抜）',
        'クーポン（五百円引き）：-500円（税抜）',
        'ポイントのご利用：-100円',
        '10%対象：1,049円　消費税：104円',
        '8%対象：1,632円　消費税：130円',
        '合計（税込）：2,815円',
      ],
      pdf: [
        '品名単価(税抜)数量金額(税抜)',
        '105円3点315円',
        '1,033円2点2,066円',
        '小計(税抜)2,381円',
        '送料(税抜)600円',
        '包装・のし(税抜)200円',
        'クーポン割引(税抜)−500円',
        '10%対象(税抜)1,049円',
        '消費税(10%)104円',
        '8%対象(※軽減税率)(税抜)1,632円',
        '消費税(8%)130円',
        '合計(税込)2,915円',
        'お支払い金額2,815円',
      ],
      show: [
        '105円（税抜） × 3点  315円（税抜）',
        '1,033円（税抜） × 2点  2,066円（税抜）',
        '小計（税抜） 2,381円',
        '送料（税抜） 600円',
        '包装・のし（税抜） 200円',
        'クーポン割引（税抜） -500円',
        '10%対象 1,049円  消費税 104円',
        '8%対象 1,632円  消費税 130円',
        '合計（税込） 2,915円',
        'お支払い金額 2,815円',
        '送料 600円（税抜）',
      ],
      never: /(?:小計|送料|単価|割引|包装・のし)[(（：][^消\n]*税込|うち|1円未満/,
    },
  ],
] as const)(
  'mails, quotations, receipts and orders show state amounts %s, in one order',
  async (sums, { mail, pdf, show, never }) => {
    const shop = operatorOf(api);
    const set = ['settings', 'set', 'PRICE.SUMS', sums, '--channel', 'default'];
    expect(await shop(...set)).toMatchObject({ code: 0, err: '' });
    const code = `GO-${sums}`.toUpperCase();
    await createCoupon(api.db, api.clock.now(), { code, name: '五百円引き', discountValue: 500 });
    const cart = await fillCart([code], sums);
    const quotation = await pdfOf(`/v1/carts/${cart.token}/download/quotation`);
    const { body: order } = await decideCart(api, cart, { token });
    expect(await shop('orders', 'paid', order.order_no)).toMatchObject({ code: 0 });
    const ofOrder = `/v1/me/orders/${order.order_id}/download`;

    const mails = (await api.mailbox()).filter(
      ({ subject, text }) => subject.includes(order.order_no) && text.includes('お支払い金額'),
    );
    expect(mails.map(({ to }) => to).sort()).toEqual([MEMBER, SHOP_MAILBOX]);
    for (const { text } of mails) {
      expectInOrder(text, mail);
      expect(text).not.toMatch(never);
    }
    for (const text of [quotation, await pdfOf(`${ofOrder}/quotation`), await pdfOf(`${ofOrder}/receipt`)]) {
      expectInOrder(text, pdf);
      expect(text).not.toMatch(never);
    }
    expectInOrder((await shop('orders', 'show', order.order_no)).out, show);
  },
);

it('two coupons: what each takes off with tax comes to the discount, to the yen', async () => {
  for (const [code, value] of [
    ['FIRST', 333],
    ['SECOND', 77],
  ] as const)
    await createCoupon(api.db, api.clock.now(), { code, discountValue: value });
  const { token: cart_token } = await fillCart(['FIRST', 'SECOND'], 'without-tax');
  const { data } = (await api.call(getCartSpec, { params: { cart_token } }, { token })).body;
  const [first, second] = data.detail.coupons;
  expect([first, second]).toMatchObject([
    { discount: 333, discount_with_tax: 360 },
    { discount: 77, discount_with_tax: 84 },
  ]);
  expect(data.order.amounts_with_tax.discount).toBe(444);
});
