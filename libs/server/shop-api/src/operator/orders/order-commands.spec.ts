import { getOrderSpec } from '@shop/contract/orders/get-order';
import type { Order } from '@shop/contract/orders/order';
import { listOrdersSpec } from '@shop/contract/orders/list-orders';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { decideCart, createReadyCart, type Shopper } from '@shop/testing-api/checkout';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { wellStockedProducts, type StockedProduct, stockOf } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { auditEntries, orderPayments } from '../../db/schema';

const TRACKING = '1234-5678-9012';
const SAME = ['--tracking', TRACKING, '--allow-same-tracking'];
const REPEATS = 20;

let api: TestApi;
let shop: Operator;
let member: Shopper;
let product: StockedProduct;
beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
  member = { token: await api.signIn('member@example.jp') };
  product = (await wellStockedProducts(api.db, 1))[0]!;
});
afterEach(() => checkInvariants(api.db));
afterAll(() => api.close());

interface Placed {
  readonly no: string;
  readonly id: number;
}

async function place(): Promise<Placed> {
  const cart = await createReadyCart(api, [{ product_key: product.key, quantity: 2 }], member);
  const { order_no } = (await decideCart(api, cart, member)).body;
  const { body } = await api.call(listOrdersSpec, { query: {} }, member);
  return { no: order_no, id: body.data.find((order) => order.order_no === order_no)!.id };
}
const seen = async ({ id }: Placed): Promise<Order> =>
  (await api.call(getOrderSpec, { params: { id } }, member)).body;
const step = (order: Placed, name: string, ...rest: readonly string[]) =>
  shop('orders', name, order.no, ...rest);
const ship = (order: Placed) => step(order, 'shipped', ...SAME);
const mailsOf = async ({ no }: Placed) => (await api.mailbox()).filter(({ subject }) => subject.includes(no));
const auditsOf = ({ no }: Placed) =>
  api.db.select().from(auditEntries).where(eq(auditEntries.target, no)).orderBy(auditEntries.id);

describe('the states of an order', () => {
  it('go from payment to delivery; the shopper sees each state and gets a mail about it', async () => {
    const order = await place();
    expect(await step(order, 'paid')).toMatchObject({ code: 0 });
    expect(await seen(order)).toMatchObject({
      status: 'paid',
      payment: { is_paid: true, bank_account: null },
    });
    expect((await ship(order)).code).toBe(0);
    const shipped = await seen(order);
    expect(shipped).toMatchObject({ status: 'shipped', status_name: '発送済み', is_cancellable: false });
    expect(shipped.shippings[0]?.tracking).toEqual({
      carrier_name: 'ヤマト運輸',
      tracking_number: TRACKING,
      tracking_url: expect.stringMatching(/\?id=123456789012$/) as string,
      shipped_at: api.clock.now().toISOString(),
    });
    expect((await step(order, 'delivered')).code).toBe(0);
    const { histories } = await seen(order);
    expect(histories.map(({ status }) => status)).toEqual(['received', 'paid', 'shipped', 'delivered']);

    const [shippedMail, paidMail] = await mailsOf(order);
    expect(paidMail?.subject).toContain('ご入金を確認いたしました');
    expect(shippedMail?.subject).toContain('商品を発送いたしました');
    for (const part of [shippedMail?.text, shippedMail?.html]) {
      expect(part).toContain(TRACKING);
      expect(part).toContain('https://jizen.kuronekoyamato.co.jp/');
      expect(part).toContain(`https://shop.example/mypage/order_history/${order.id}`);
    }
    expect((await auditsOf(order)).map(({ command, after }) => [command, after])).toEqual([
      ['orders paid', { status: 'paid', is_paid: true }],
      ['orders shipped', { status: 'shipped', is_paid: true, carrier: 'yamato', tracking: TRACKING }],
      ['orders delivered', { status: 'delivered', is_paid: true }],
    ]);
  });

  // reliability 24
  it('cancelling is effective once, however often the command is repeated: one mail, and the stock is returned once', async () => {
    const before = await stockOf(api.db, product.id);
    const order = await place();
    const results = await Promise.all(
      Array.from({ length: REPEATS }, () => step(order, 'cancelled', '--reason', '欠品のため')),
    );
    expect(new Set(results.map(({ code }) => code))).toEqual(new Set([0]));
    expect(results.filter(({ out }) => out.includes('変更はありません'))).toHaveLength(REPEATS - 1);
    expect(await stockOf(api.db, product.id)).toBe(before);
    expect(await seen(order)).toMatchObject({ status: 'cancelled', cancel_reason: '欠品のため' });
    const [mail, ...earlier] = await mailsOf(order);
    expect(mail?.subject).toContain('キャンセル');
    expect(mail?.text).toContain('欠品のため');
    expect(earlier).toHaveLength(1);
    expect(await auditsOf(order)).toHaveLength(1);
    expect(JSON.stringify(await auditsOf(order))).not.toContain('欠品');
  });

  it.each([
    ['paid', []],
    ['shipped', SAME],
    ['delivered', []],
  ])('marking an order %s is effective once, however often the command is repeated', async (name, rest) => {
    const order = await place();
    if (name !== 'paid') await step(order, 'paid');
    if (name === 'delivered') await ship(order);
    const mails = (await mailsOf(order)).length;
    await Promise.all(Array.from({ length: 5 }, () => step(order, name, ...rest)));
    const { histories } = await seen(order);
    expect(histories.filter(({ status }) => status === name)).toHaveLength(1);
    expect(await mailsOf(order)).toHaveLength(mails + (name === 'delivered' ? 0 : 1));
  });

  it('a tracking number can be corrected, with a mail about it', async () => {
    const order = await place();
    await step(order, 'paid');
    await ship(order);
    const corrected = await step(order, 'shipped', '--tracking', '９９９９８８８８', '--carrier', 'sagawa');
    expect(corrected.out).toContain('訂正しました');
    expect((await seen(order)).shippings[0]?.tracking).toMatchObject({
      carrier_name: '佐川急便',
      tracking_number: '99998888',
    });
    expect((await mailsOf(order))[0]?.subject).toContain('訂正');
    const { out } = await shop('audit', '--limit', '1');
    expect(out.replace(/\w+=/g, '').split(/\s+/)).toEqual(
      expect.arrayContaining([TRACKING, '99998888', 'yamato', 'sagawa']),
    );
    expect((await auditsOf(order)).at(-1)).toMatchObject({
      before: { carrier: 'yamato', tracking: TRACKING },
      after: { carrier: 'sagawa', tracking: '99998888', is_correction: true },
    });
  });

  it('an order by invoice is shipped unpaid and marked paid later', async () => {
    const order = await place();
    await api.db
      .update(orderPayments)
      .set({ paymentId: PAYMENTS.deferredInvoice })
      .where(eq(orderPayments.orderId, order.id));
    expect((await ship(order)).code).toBe(0);
    expect((await step(order, 'paid')).code).toBe(0);
    expect(await seen(order)).toMatchObject({ status: 'shipped', payment: { is_paid: true } });
  });

  it.each<[string, readonly string[][], readonly string[], string]>([
    ['shipping what is to be paid first', [], ['shipped', ...SAME], 'ご入金がまだ'],
    ['delivering what never left', [['paid']], ['delivered'], 'まだ発送されていません'],
    [
      'cancelling what has left',
      [['paid'], ['shipped', ...SAME]],
      ['cancelled', '--reason', 'x'],
      'すでに発送',
    ],
    ['paying what is cancelled', [['cancelled', '--reason', 'x']], ['paid'], 'キャンセル済み'],
  ])('rejects %s', async (_name, earlier, [name = '', ...rest], said) => {
    const order = await place();
    for (const [command = '', ...words] of earlier) await step(order, command, ...words);
    const before = await seen(order);
    const result = await step(order, name, ...rest);
    expect(result).toMatchObject({ code: 1, err: expect.stringContaining(said) as string });
    expect(await seen(order)).toEqual(before);
  });

  it.each<[string, readonly string[], number]>([
    ['an unknown number', ['orders', 'paid', 'D260101-00000000'], 1],
    ['no tracking number', ['orders', 'shipped', 'X'], 2],
    ['a tracking number that is none', ['orders', 'shipped', 'X', '--tracking', '<b>'], 2],
    ['an unknown carrier', ['orders', 'shipped', 'X', '--tracking', TRACKING, '--carrier', 'pigeon'], 2],
    ['an empty reason', ['orders', 'cancelled', 'X', '--reason', ' '], 2],
    ['an unknown state', ['orders', 'list', '--state', 'lost'], 2],
  ])('rejects %s', async (_name, words, code) => {
    expect((await shop(...words)).code).toBe(code);
  });
});

describe('listing orders', () => {
  it('lists them by state and shop, and shows one', async () => {
    const order = await place();
    await step(order, 'paid');
    expect((await shop('orders', 'list', '--state', 'paid', '--channel', 'default')).out).toContain(order.no);
    expect((await shop('orders', 'list', '--state', 'shipped')).out).not.toContain(order.no);
    expect((await shop('orders', 'list', '--channel', 'gift')).out).not.toContain(order.no);
    const { out } = await shop('orders', 'show', order.no.toLowerCase());
    for (const text of [order.no, product.code, 'ご入金確認済み', '入金済み', '千代田区'])
      expect(out).toContain(text);
  });
});
