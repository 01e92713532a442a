import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { CARDS } from '@shop/testing-api/card-numbers';
import { openCardShop } from '@shop/testing-api/card-shop';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import * as v from 'valibot';

const Rows = v.array(v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])));

let cards: Awaited<ReturnType<typeof openCardShop>>;
let shop: Operator;
beforeAll(async () => {
  cards = await openCardShop();
  shop = operatorOf(cards.api);
});
afterEach(() => checkInvariants(cards.api.db));
afterAll(() => cards.api.close());

const DAY = /\d{4}-\d{2}-\d{2}/;
const lineOf = async (no: string, ...words: readonly string[]) =>
  (await shop(...words, '--limit', '10000')).out.split('\n').find((line) => line.includes(no)) ?? '';
async function rowOf(no: string, verb: string) {
  const { out } = await shop('orders', verb, '--limit', '10000', '--format', 'json');
  return v.parse(Rows, JSON.parse(out)).find((row) => Object.values(row).includes(no));
}
const payLine = async (no: string) =>
  (await shop('orders', 'show', no)).out.split('\n').find((line) => line.startsWith('お支払い ')) ?? '';
/** The mail about the cancellation of an order. */
async function cancel(no: string): Promise<string> {
  const { code, out } = await shop('orders', 'cancelled', no, '--reason', '欠品のため');
  expect([code, out]).toEqual([0, expect.stringContaining('返金: ')]);
  const mails = await cards.api.mailbox();
  return mails.find(({ subject }) => subject.includes('キャンセル') && subject.includes(no))?.text ?? '';
}
async function byWallet() {
  const { body } = await cards.decide(await cards.cart({}, PAYMENTS.qrWallet), null);
  await cards.onPage(body.redirect_url!, { action: 'confirm', wallet: 'PayPay' });
  return body.order_no;
}

it.each([
  [
    'card',
    async () => (await cards.decide(await cards.cart(), cards.tokenOf(CARDS.good))).body.order_no,
    'クレジットカード',
  ],
  ['wallet', byWallet, 'QRコード決済'],
])('money of a %s goes back by the service, which every list and the mail say', async (_way, place, name) => {
  const no = await place();
  const mail = await cancel(no);
  expect(mail).toMatch(new RegExp(`決済サービス（${name}.*）へ返金の手続きをいたしました`));
  expect(mail).not.toContain('別途ご連絡');
  expect(await payLine(no)).toContain('入金済み  返金手続き中');
  expect(await lineOf(no, 'orders', 'list')).toContain('返金手続き中');
  expect(await rowOf(no, 'list')).toMatchObject({ refund: '返金手続き中', refunded_at: null });
  expect(await rowOf(no, 'sales')).toMatchObject({ キャンセルの返金日: '返金手続き中' });
  await cards.settleAll();
  expect(await payLine(no)).toMatch(/返金済み（決済サービス） {2}\d/);
  expect(await lineOf(no, 'orders', 'sales')).toContain('返金済み（決済サービス）');
  expect(await rowOf(no, 'list')).toMatchObject({
    is_refund_due: false,
    refund: '返金済み（決済サービス）',
    refunded_at: expect.stringMatching(DAY) as string,
  });
  expect(await rowOf(no, 'sales')).toMatchObject({
    キャンセルの返金日: expect.stringMatching(DAY) as string,
  });
});

it('an order whose shopper is at the payment service is no unpaid one, in the list, by itself and in the messages', async () => {
  const { body } = await cards.decide(await cards.cart({}, PAYMENTS.qrWallet), null);
  const no = body.order_no;
  expect(await lineOf(no, 'orders', 'list')).toContain('お支払い手続き中（QRコード決済');
  expect(await payLine(no)).toContain('お支払い手続き中');
  expect(await lineOf(no, 'orders', 'list', '--state', 'unpaid')).toBe('');
  expect((await shop('orders', 'list', '--help')).out).toContain('「お支払い手続き中」は');
  expect((await shop('orders', 'paid', no)).err).toContain('決済サービスがお支払いを受け付けています');
  const tried = await shop('orders', 'cancelled', no, '--reason', 'x', '--dry-run');
  expect(tried.out).toContain('返金: ありません。決済サービスでのお支払いの受付は自動で取り消されます');
  // The shopper leaves it: the attempt ends by itself.
  cards.api.clock.advance(31 * 60 * 1000);
  await cards.settleAll();
  expect(await lineOf(no, 'orders', 'list', '--state', 'cancelled')).toContain(no);
});

it('what nobody has paid is not given back, by the deferred service either', async () => {
  const { body } = await cards.decide(await cards.cart({}, PAYMENTS.deferredService), null);
  expect(await cancel(body.order_no)).not.toContain('返金');
  await cards.settleAll();
  expect(await payLine(body.order_no)).not.toContain('返金');
  expect(await rowOf(body.order_no, 'list')).toMatchObject({ refund: null, refunded_at: null });
});
