import { createOrderReturnSpec } from '@shop/contract/returns/create-order-return';
import { getOrderReturnsSpec } from '@shop/contract/returns/get-order-returns';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import type { Shopper } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { shipOrder } from '@shop/testing-api/shipped-order';
import { type StockedProduct, stockOf, wellStockedProducts } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { auditEntries, orderPayments } from '../../db/schema';

const BOUGHT = 3;
const Rows = v.array(v.record(v.string(), v.unknown()));

let api: TestApi;
let shop: Operator;
let member: Shopper;
let products: readonly StockedProduct[];
beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
  member = { token: await api.signIn('member@example.jp') };
  products = await wellStockedProducts(api.db, 2);
});
afterEach(() => checkInvariants(api.db));
afterAll(() => api.close());

/** A request for two pieces of each of two products. */
async function asked(reason: 'size' | 'damaged' = 'size') {
  const lines = products.map(({ key }) => ({ product_key: key, quantity: BOUGHT }));
  const order = await shipOrder(api, lines, member);
  const items = order.itemIds.map((order_item_id) => ({ order_item_id, quantity: 2 }));
  const body = { items, reason, remark: '', is_agreed: true as const };
  const made = await api.call(createOrderReturnSpec, { params: { id: order.id }, body }, member);
  return { order, number: made.body.returns[0]!.number };
}
const mailsAbout = async (number: string, words: string) =>
  (await api.mailbox()).filter(({ subject, text }) => text.includes(number) && subject.includes(words));
const auditOf = async (number: string) =>
  (await api.db.select().from(auditEntries).where(eq(auditEntries.target, number))).map(
    ({ command, before, after }) => [command, before, after],
  );

it('approves and completes a return once: mails, stock, refund by hand, audit, list', async () => {
  const { order, number } = await asked();
  const stock = await stockOf(api.db, products[0]!.id);
  expect(await shop('returns', 'approve', number.toLowerCase())).toMatchObject({ code: 0, err: '' });
  expect((await shop('returns', 'approve', number)).out).toContain('変更はありません');
  const [approved, ...more] = await mailsAbout(number, '返品を承りました');
  expect(more).toEqual([]);
  expect(approved?.text).toMatch(/返送先：〒\d{3}-\d{4} \S+/);
  expect(approved?.text).toContain('返送の送料はお客様のご負担となります');
  const done = await shop('returns', 'complete', number, '--restock', '1:2', '--refund', '3300');
  expect(done).toMatchObject({ code: 0, err: '' });
  expect(done.out).toContain('返金額 3,300円: 返金先の口座をお客様に伺い、手作業で振り込んでください');
  const again = await shop('returns', 'complete', number, '--restock', '1:2', '--refund', '3300');
  expect([again.code, again.out]).toEqual([0, expect.stringContaining('変更はありません')]);
  expect(await stockOf(api.db, products[0]!.id)).toBe(stock + 2);
  const [completed] = await mailsAbout(number, '返品の手続きが完了しました');
  expect(completed?.text).toContain('ご返金額：3,300円（税込）');
  expect(completed?.text).toContain('ご返金先の口座を当店からメールでお伺いし');
  const { body } = await api.call(getOrderReturnsSpec, { params: { id: order.id } }, member);
  expect(body.returns[0]).toMatchObject({ status: 'completed', status_name: '手続き完了', refund: 3300 });
  expect(await auditOf(number)).toEqual([
    ['returns approve', { status: 'requested' }, { status: 'approved' }],
    [
      'returns complete',
      { status: 'approved' },
      { status: 'completed', refund: 3300, points_refunded: 0, points_revoked: expect.any(Number) as number },
    ],
  ]);
  const json = await shop('returns', 'list', '--state', 'completed', '--format', 'json');
  expect(v.parse(Rows, JSON.parse(json.out))).toEqual([
    expect.objectContaining({
      number,
      pieces: 4,
      refund: 3300,
      is_refunded_by_hand: true,
      channel: 'default',
    }),
  ]);
  const shown = (await shop('returns', 'show', number)).out;
  expect(shown).toContain(`1. ${products[0]!.code}`);
  expect(shown).toContain('（在庫へ 2）');
});

it('refuses with a reason that the member reads', async () => {
  const { number } = await asked();
  expect((await shop('returns', 'refuse', number, '--reason', '使用された跡があります')).code).toBe(0);
  const [mail] = await mailsAbout(number, '返品のお申し込みについて');
  expect(mail?.text).toContain('使用された跡があります');
  const late = await shop('returns', 'approve', number);
  expect([late.code, late.err]).toEqual([1, expect.stringContaining('「お受けできません」です')]);
});

it('the shop pays the way back of what it answers for; the operator’s own words go before', async () => {
  const [faulty, other] = [await asked('damaged'), await asked('damaged')];
  await shop('returns', 'approve', faulty.number);
  expect((await mailsAbout(faulty.number, '承りました'))[0]?.text).toContain('着払いでお送りください');
  await shop('returns', 'approve', other.number, '--instructions', '集荷に伺います');
  expect((await mailsAbout(other.number, '承りました'))[0]?.text).toContain('集荷に伺います');
});

it.each([
  ['a card', 4, true, '決済サービスの管理画面で、手作業で一部返金', '決済会社を通じて'],
  ['an invoice that is not paid', 2, false, '請求書の金額は差し引かれています', '差し引いた金額の請求書を'],
  ['cash on delivery', 5, false, '請求額から手作業で差し引いて', 'ご請求額から差し引いて'],
])(
  '%s: operator and member are told how the money comes back',
  async (_name, paymentId, isPaid, ja, toMember) => {
    const { order, number } = await asked();
    await shop('returns', 'approve', number);
    const ofOrder = eq(orderPayments.orderId, order.id);
    const [before] = await api.db.select().from(orderPayments).where(ofOrder);
    await api.db.update(orderPayments).set({ paymentId, isPaid }).where(ofOrder);
    const { out } = await shop('returns', 'complete', number, '--restock', 'none', '--refund', '1000');
    expect(out).toContain(ja);
    expect((await mailsAbout(number, '完了しました'))[0]?.text).toContain(toMember);
    await api.db.update(orderPayments).set(before!).where(ofOrder);
  },
);

it('rejects what does not add up, and changes nothing', async () => {
  const { number } = await asked();
  const complete = (restock: string, refund: string) =>
    shop('returns', 'complete', number, '--restock', restock, '--refund', refund);
  expect(await complete('all', '100')).toMatchObject({
    code: 1,
    err: expect.stringContaining('承認済み') as string,
  });
  await shop('returns', 'approve', number);
  for (const restock of ['1:3', '3:1', '0:1', '1:1,1:1', 'some', '1'])
    expect([restock, (await complete(restock, '100')).code]).toEqual([restock, 2]);
  for (const refund of ['-1', '1.5', '1,000', 'all'])
    expect([refund, (await complete('all', refund)).code]).toEqual([refund, 2]);
  expect(await complete('all', '99999999')).toMatchObject({
    code: 1,
    err: expect.stringContaining('超えています') as string,
  });
  expect((await shop('returns', 'refuse', 'R260610-AAAAAAAA', '--reason', 'x')).code).toBe(1);
  expect((await auditOf(number)).map(([command]) => command)).toEqual(['returns approve']);
});
