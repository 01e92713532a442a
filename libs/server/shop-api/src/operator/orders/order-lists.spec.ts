import { modifyCartOrderSpec } from '@shop/contract/carts/modify-cart-order';
import { modifyCartOtherSpec } from '@shop/contract/carts/modify-cart-other';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { createReadyCart, decideCart } from '@shop/testing-api/checkout';
import { placeDividedOrder } from '@shop/testing-api/divided-order';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { createTestClock } from '@shop/testing-api/test-clock';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { orders as orderRows } from '../../db/schema';

const Rows = v.array(v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])));

let api: TestApi;
let shop: Operator;
let thing: StockedProduct;
let food: StockedProduct;
let gift: StockedProduct;
/** By transfer to two places, by transfer to one, and on delivery. */
let orders: { readonly divided: string; readonly unpaid: string; readonly onDelivery: string };
beforeAll(async () => {
  api = await openTestApi({ clock: createTestClock('2026-06-10T10:00:00+09:00') });
  shop = operatorOf(api);
  thing = (await wellStockedProducts(api.db, 1, { taxRate: 10 }))[0]!;
  food = (await wellStockedProducts(api.db, 1, { taxRate: 8 }))[0]!;
  gift = (await wellStockedProducts(api.db, 1, { channel: 'gift' }))[0]!;
  const divided = await placeDividedOrder(api, { product_key: thing.key, quantity: 3 }, {});
  expect((await shop('orders', 'paid', divided.no)).code).toBe(0);
  orders = {
    divided: divided.no,
    unpaid: await place(PAYMENTS.bankTransfer),
    onDelivery: await place(PAYMENTS.cashOnDelivery),
  };
});
afterAll(() => api.close());

async function place(payment_id: number): Promise<string> {
  const lines = [thing, food].map(({ key }) => ({ product_key: key, quantity: 1 }));
  const { token: cart_token } = await createReadyCart(api, lines);
  await api.call(modifyCartOtherSpec, { body: { cart_token, remarks: '玄関前に' } });
  const { body } = await api.call(modifyCartOrderSpec, { body: { cart_token, payment_id } });
  return (await decideCart(api, body)).body.order_no;
}
const since = ['--from', '2026-06-10', '--channel', 'default'];
const rowsOf = async (...words: readonly string[]) =>
  v.parse(Rows, JSON.parse((await shop(...words, '--channel', 'default', '--format', 'json')).out));

describe('`--customer` and `--product` find', () => {
  const found = async (...words: readonly string[]) =>
    (await rowsOf('orders', 'list', '--from', '2026-06-10', ...words)).map((row) => row['order_no']);
  const mailOf = async (no: string) =>
    (await api.db.select().from(orderRows).where(eq(orderRows.orderNo, no)))[0]!.ordererEmail;

  it.each([
    ['a name as it stands', '山田 花子'],
    ['a name without its space', '山田花子'],
    ['a name with a wide one', '山田　花'],
    ['a part of a company', 'Doe%_'],
    ['a phone number', '090-9999'],
    ['one without hyphens', '９０９９９９'],
    ['a part of a mail address, whichever its letters', 'TARO.B'],
  ])('orders by %s', async (_what, customer) => {
    const isNamed = /山田/.test(customer);
    await api.db
      .update(orderRows)
      .set({
        ordererCompanyName: 'John doe%_社',
        ordererPhoneNumber: '090-9999-1111',
        ...(customer === 'TARO.B' ? { ordererEmail: 'taro.b@example.jp' } : {}),
      })
      .where(eq(orderRows.orderNo, orders.unpaid));
    const nos = await found('--customer', customer);
    expect(nos).toContain(orders.unpaid);
    expect(nos.includes(orders.onDelivery)).toBe(isNamed);
  });

  it('nothing by signs that stand for others, and one order by its mail address', async () => {
    for (const customer of ['%', '_', '\\', '山_花', "' or true --"])
      expect((await found('--customer', customer)).filter((no) => no === orders.onDelivery)).toEqual([]);
    expect(await found('--customer', await mailOf(orders.onDelivery))).toEqual([orders.onDelivery]);
  });

  it('orders and destinations by a product that they contain', async () => {
    const ofThing = await found('--product', thing.code);
    expect(ofThing).toEqual(expect.arrayContaining(Object.values(orders)));
    const ofFood = await found('--product', food.code);
    expect([ofFood.includes(orders.unpaid), ofFood.includes(orders.divided)]).toEqual([true, false]);
    expect(await found('--product', `${food.code}%`)).toEqual([]);
    const places = async (...words: readonly string[]) =>
      (await rowsOf('orders', 'destinations', '--state', 'received', ...words)).map(
        (row) => row['お客様管理番号'],
      );
    expect(await places('--product', food.code, '--customer', await mailOf(orders.unpaid))).toEqual([
      orders.unpaid,
    ]);
  });

  it.each([['--customer'], ['--product']])('%s is not empty', async (option) => {
    const { code, err } = await shop('orders', 'list', option, ' ');
    expect([code, err]).toEqual([2, expect.stringContaining(`${option} は 1 から 100 文字`)]);
  });
});

it('`orders list` says who ordered, how it is paid, and how far it is', async () => {
  const lineOf = async (no: string) =>
    (await shop('orders', 'list', ...since)).out.split('\n').find((line) => line.startsWith(no));
  expect(await lineOf(orders.divided)).toMatch(
    /入金済み（銀行振込（前払い））.*山田 花子 様 {2}お届け先 2 か所$/,
  );
  expect(await lineOf(orders.onDelivery)).toMatch(/未入金（代金引換）.*山田 花子 様$/);
  await shop('orders', 'shipped', orders.divided, '--tracking', '1111-2222-3333', '--destination', '1');
  expect(await lineOf(orders.divided)).toContain('一部発送済み');
});

it('what may leave now is what is paid, or paid later', async () => {
  const ready = (await rowsOf('orders', 'list', '--state', 'ready')).map(({ order_no: no }) => no);
  expect(ready).toEqual(expect.arrayContaining([orders.divided, orders.onDelivery]));
  expect(ready).not.toContain(orders.unpaid);
});

it('`orders destinations` has a row for each destination that waits, under the number that shipments are read by', async () => {
  const rows = await rowsOf('orders', 'destinations');
  const ofOrder = rows.filter(({ お客様管理番号: no }) => String(no).startsWith(orders.divided));
  // The first one has left.
  expect(ofOrder).toEqual([
    expect.objectContaining({
      お客様管理番号: `${orders.divided}-2`,
      お届け先名: '佐藤 次郎',
      お届け先郵便番号: '530-0001',
      お届け先都道府県: '大阪府',
      お届け先市区町村番地: expect.stringMatching(/^大阪市北区.*\d/) as string,
      ご依頼主名: '山田 花子',
      代引金額: null,
      品名: `${thing.name}×2`,
    }),
  ]);
  const [onDelivery] = rows.filter(({ お客様管理番号: no }) => no === orders.onDelivery);
  const [listed] = (await rowsOf('orders', 'list')).filter(({ order_no: no }) => no === orders.onDelivery);
  expect(onDelivery).toMatchObject({ 代引金額: listed?.['total_payment'], 備考: '玄関前に' });
  expect(rows.some(({ お客様管理番号: no }) => no === orders.unpaid)).toBe(false);
});

it('cash on delivery is noted once the parcel has left, and stands on the label until then', async () => {
  const no = orders.onDelivery;
  expect(await shop('orders', 'paid', no)).toMatchObject({
    code: 1,
    err: expect.stringContaining('ご入金は発送の後に記録') as string,
  });
  const [row] = (await rowsOf('orders', 'destinations')).filter(({ お客様管理番号: of }) => of === no);
  expect(row?.['代引金額']).toEqual(expect.any(Number));
});

it.each([
  ['a person', ['', '', '山田 花子'], '山田 花子'],
  ['a person of a company', ['葵工務店', '総務部', '山田 花子'], '葵工務店 総務部 山田 花子'],
  ['a company', ['葵工務店', '', ''], '葵工務店'],
])(
  'the label of %s names who sends it without 様 or 御中, which it adds itself',
  async (_who, names, sender) => {
    const [ordererCompanyName = '', ordererDepartment = '', ordererName = ''] = names;
    const isThis = eq(orderRows.orderNo, orders.onDelivery);
    await api.db.update(orderRows).set({ ordererCompanyName, ordererDepartment, ordererName }).where(isThis);
    const rows = await rowsOf('orders', 'destinations');
    const row = rows.find(({ お客様管理番号: no }) => no === orders.onDelivery);
    expect(row?.['ご依頼主名']).toBe(sender);
    await api.db
      .update(orderRows)
      .set({ ordererCompanyName: '', ordererDepartment: '', ordererName: '山田 花子' })
      .where(isThis);
  },
);

it('`orders destinations` names the wrapping in its lines, too', async () => {
  const order = { product_key: gift.key, quantity: 2 };
  const packings = [{ packing_key: 'noshi-outer', noshi_title: '御祝', noshi_name: '山田' }];
  const { no } = await placeDividedOrder(api, order, { channel: 'gift' }, { packings });
  await shop('orders', 'paid', no);
  const { out } = await shop('orders', 'destinations', '--channel', 'gift', '--limit', '10000');
  const [plain, wrapped] = out.split('\n').filter((line) => line.startsWith(no));
  expect(plain).not.toContain('包装・のし');
  expect(wrapped).toMatch(/ {2}包装・のし .+×1$/);
});

it.each(['destinations', 'sales'])(
  'a file of `orders %s` is whole, unless a limit is given',
  async (verb) => {
    // The orders of the demonstration and these are more than two.
    const { out: all, err } = await shop('orders', verb, '--format', 'csv');
    expect(err).toBe('');
    expect((await shop('orders', verb, '--help')).out).toContain('csv と json では上限');
    const { err: cut } = await shop('orders', verb, '--format', 'csv', '--limit', '1');
    expect([all.split('\n').length > 2, cut.includes('ほかにもあります')]).toEqual([true, true]);
  },
);

it('`orders sales` has amounts by tax rate that come to the total, and what was given back', async () => {
  const rows = await rowsOf('orders', 'sales', '--from', '2026-06-10');
  for (const row of rows) {
    const of = (name: string) => Number(row[name]);
    const byRate = ['10%対象（税抜）', '10%消費税', '8%対象（税抜）', '8%消費税'];
    const parts = ['商品（税込）', '送料（税込）', '包装・のし（税込）', '手数料（税込）'];
    const sumOf = (names: readonly string[]) => names.reduce((sum, name) => sum + of(name), 0);
    expect(sumOf(byRate)).toBe(of('合計（税込）'));
    expect(sumOf(parts) - of('クーポン割引（税込）')).toBe(of('合計（税込）'));
  }
  const [mixed] = rows.filter(({ 注文番号: no }) => no === orders.onDelivery);
  expect(mixed).toMatchObject({ ご注文日: '2026-06-10', ご入金日: null, 発送日: null, 状態: 'ご注文受付' });
  expect(Number(mixed?.['8%対象（税抜）'])).toBeGreaterThan(0);
  const [paid] = rows.filter(({ 注文番号: no }) => no === orders.divided);
  expect(paid).toMatchObject({ ご入金日: '2026-06-10' });
});

it('`orders sales` goes by the day of the order, of the shipment or of the payment', async () => {
  const at = async (by: string, ...days: readonly string[]) =>
    (await rowsOf('orders', 'sales', '--by', by, ...days)).map(({ 注文番号: no }) => no);
  const month = ['--from', '2026-06-01', '--to', '2026-06-30'];
  expect(await at('ordered', ...month)).toEqual(expect.arrayContaining(Object.values(orders)));
  expect(await at('paid', ...month)).toContain(orders.divided);
  expect(await at('paid')).not.toContain(orders.unpaid);
  expect(await at('shipped', ...month)).not.toContain(orders.onDelivery);
  await shop('orders', 'shipped', orders.onDelivery, '--tracking', '8181-8282-8383');
  expect(await at('shipped', ...month)).toContain(orders.onDelivery);
  expect(await at('shipped', '--to', '2026-06-09')).not.toContain(orders.onDelivery);
  expect(await shop('orders', 'sales', '--by', 'birthday')).toMatchObject({
    code: 2,
    err: expect.stringContaining('--by は次のどれかです: birthday（ordered, shipped, paid）') as string,
  });
});
