import { addCartCouponSpec } from '@shop/contract/carts/add-cart-coupon';
import { createOrderReturnSpec } from '@shop/contract/returns/create-order-return';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { createReadyCart, decideCart, type Shopper } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { createCoupon, memberId, setPoints } from '@shop/testing-api/points-and-coupons';
import { type ShippedOrder, shipOrder } from '@shop/testing-api/shipped-order';
import { type StockedProduct, stockOf, wellStockedProducts } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { auditEntries, orderItems, orderReturns, orders } from '../../db/schema';

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

const place = () => shipOrder(api, [{ product_key: product.key, quantity: 3 }], member);
async function ask({ id, itemIds }: Pick<ShippedOrder, 'id' | 'itemIds'>, quantity = 1): Promise<string> {
  const items = [{ order_item_id: itemIds[0]!, quantity }];
  const body = { items, reason: 'size' as const, remark: '', is_agreed: true as const };
  return (await api.call(createOrderReturnSpec, { params: { id }, body }, member)).body.returns[0]!.number;
}
const run = async (...words: readonly string[]) => {
  const done = await shop('returns', ...words);
  expect(done).toMatchObject({ code: 0, err: '' });
  return done.out;
};
const approve = (number: string, ...more: readonly string[]) =>
  run('approve', number, '--instructions', '着払いで', ...more);
const BACK = ['--restock', 'all', '--refund', '95', '--points', '0'] as const;
const requestOf = async (number: string) =>
  (await api.db.select().from(orderReturns).where(eq(orderReturns.number, number)))[0];

describe('what was recorded is not what a repetition says', () => {
  let number: string;
  beforeAll(async () => {
    number = await ask(await place());
    await approve(number);
    await run('complete', number, ...BACK);
  });
  it.each([
    [
      'another refund',
      ['--restock', 'all', '--refund', '950'],
      '95円 の返金で手続き完了です。950円 は記録していません',
    ],
    [
      'other points',
      ['--restock', 'all', '--refund', '95', '--points', '3'],
      '95円・0ポイント の返金で手続き完了です。95円・3ポイント は記録していません',
    ],
    [
      'other pieces',
      ['--restock', 'none', '--refund', '95'],
      '在庫に戻した数量 1:1 で手続き完了です。none は',
    ],
  ])('%s', async (_what, options, said) => {
    const { code, err } = await shop('returns', 'complete', number, ...options);
    expect([code, err]).toEqual([1, expect.stringContaining(`${number} は${said}`)]);
  });

  it('the same again changes nothing', async () => {
    expect(await run('complete', number, ...BACK)).toContain('変更はありません');
    expect(await requestOf(number)).toMatchObject({ refund: 95 });
  });
});

it.each([
  ['approve', '--instructions', '元払いで', '着払いで'],
  ['refuse', '--reason', '対象外です', '使用された跡があります'],
])('%s with another text says that it was not sent', async (verb, option, first, second) => {
  const number = await ask(await place());
  await run(verb, number, option, first);
  expect(await run(verb, number, option, first)).toContain('変更はありません');
  const { code, err } = await shop('returns', verb, number, option, second);
  expect([code, err]).toEqual([1, expect.stringContaining('今回の文章は記録も送信もしていません')]);
  expect(await requestOf(number)).toMatchObject({ answer: first });
});

it('tries each step out: names order and orderer, says what is left, and leaves nothing', async () => {
  const order = await place();
  const number = await ask(order);
  const [row] = await api.db.select().from(orders).where(eq(orders.id, order.id));
  const about = new RegExp(
    `^${number}（${order.no}・.* 様・${row!.totalPayment.toLocaleString('ja-JP')}円・.*）: `,
  );
  const [stock, mails] = [await stockOf(api.db, product.id), (await api.mailbox()).length];
  const tried = [
    await approve(number, '--dry-run'),
    await run('refuse', number, '--reason', 'x', '--dry-run'),
  ];
  for (const out of tried) expect(out).toMatch(about);
  expect([await requestOf(number), (await api.mailbox()).length]).toMatchObject([
    { status: 'requested' },
    mails,
  ]);
  expect(await approve(number)).toMatch(about);
  const out = await run('complete', number, ...BACK, '--dry-run');
  expect(out).toMatch(about);
  expect(out).toContain('承認済み → 手続き完了（まだ変更していません');
  expect(out).toContain('返金額 95円');
  expect(out).toContain(`返金できる残り ${(row!.totalPayment - 95).toLocaleString('ja-JP')}円、ポイント 0`);
  expect(out).not.toContain('ご注意');
  expect(await requestOf(number)).toMatchObject({ status: 'approved', refund: null });
  expect(await stockOf(api.db, product.id)).toBe(stock);
  const audit = await api.db.select().from(auditEntries).where(eq(auditEntries.target, number));
  expect(audit.map(({ command }) => command)).toEqual(['returns approve']);
  const wrong = await shop(
    'returns',
    'complete',
    number,
    '--restock',
    'all',
    '--refund',
    '9999999',
    '--dry-run',
  );
  expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining('超えています')]);
});

it('shows what was paid for the pieces after coupons, and notes a refund beyond that', async () => {
  const now = api.clock.now();
  await setPoints(api.db, await memberId(api.db, 'member@example.jp'), 0, now);
  await createCoupon(api.db, now, { code: 'BACK300', discountValue: 300 });
  const { token: cart_token } = await createReadyCart(
    api,
    [{ product_key: product.key, quantity: 3 }],
    member,
  );
  const cart = (await api.call(addCartCouponSpec, { body: { cart_token, code: 'BACK300' } }, member)).body;
  const { order_id: id, order_no: no } = (await decideCart(api, cart, member)).body;
  for (const words of [
    ['paid', no],
    ['shipped', no, '--tracking', '1234-5678-9012', '--allow-same-tracking'],
  ])
    expect(await shop('orders', ...words)).toMatchObject({ code: 0 });
  const items = await api.db.select().from(orderItems).where(eq(orderItems.orderId, id));
  const [order] = await api.db.select().from(orders).where(eq(orders.id, id));
  const number = await ask({ id, itemIds: items.map((item) => item.id) }, 2);
  const paid = items[0]!.subtotalWithTax! - order!.amountsWithTax!.discount;
  const cost = Math.round((paid * 2) / 3);
  const yen = `${cost.toLocaleString('ja-JP')}円`;
  const shown = await run('show', number);
  expect(shown).toContain(`× 2点  ${yen}（税込）`);
  expect(shown).toContain(`返品の商品の代金 ${yen}（税込）  クーポン割引後`);
  await approve(number);
  const more = await run('complete', number, '--restock', 'all', '--refund', String(cost + 1), '--dry-run');
  expect(more).toContain(
    `ご注意: 返金とポイントの返却が、返品の商品の代金（クーポン割引後 ${yen}）を超えています`,
  );
  expect(await run('complete', number, '--restock', 'all', '--refund', String(cost))).not.toContain('ご注意');
});
