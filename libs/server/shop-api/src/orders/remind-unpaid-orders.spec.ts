import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { openCardShop } from '@shop/testing-api/card-shop';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { operatorOf } from '@shop/testing-api/operator';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { CLEANUP_TASKS } from '../cleanup/cleanup-tasks';
import { deleteExpiredData } from '../cleanup/delete-expired-data';
import { auditEntries, orderPayments, rateCounters } from '../db/schema';
import { DEFAULT_CONFIG } from '../ports/shop-api-config';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The seed's days until a transfer is due, until it ends after that, and of the reminder before the end. */
const [DUE, ENDS, REMIND] = [7, 7, 2];

let shop: Awaited<ReturnType<typeof openCardShop>>;
beforeAll(async () => {
  shop = await openCardShop();
});
beforeEach(async () => {
  await shop.api.db.delete(rateCounters);
  // What other tests and the seed left unpaid is not what a test counts.
  await shop.api.db.update(orderPayments).set({ remindedAt: shop.clock.now() });
});
afterEach(() => checkInvariants(shop.api.db));
afterAll(() => shop.api.close());

const remind = () =>
  deleteExpiredData(
    { ...shop.api, config: DEFAULT_CONFIG, log: pino({ level: 'silent' }) },
    CLEANUP_TASKS.filter(({ name }) => name === 'unpaidReminders'),
  );
const order = async (paymentId: number) => (await shop.decide(await shop.cart({}, paymentId), null)).body;
const remindersOf = async (orderNo: string) =>
  (await shop.api.mailbox()).filter(
    ({ subject }) => subject.includes(orderNo) && subject.includes('お支払いのお願い'),
  );
const set = (key: string, value: string) =>
  operatorOf(shop.api)('settings', 'set', key, value, '--channel', 'default');

it('reminds of a transfer two days before it ends, once, with the account and an audit entry', async () => {
  const { order_no } = await order(PAYMENTS.bankTransfer);
  shop.clock.advance((DUE + ENDS - REMIND - 1) * DAY_MS);
  expect(await remind()).toMatchObject({ unpaidReminders: 0 });
  shop.clock.advance(DAY_MS);
  const counts = await Promise.all([remind(), remind(), remind()]);
  expect(counts.map(({ unpaidReminders }) => unpaidReminders).toSorted()).toEqual([0, 0, 1]);
  shop.clock.advance(DAY_MS);
  expect(await remind()).toMatchObject({ unpaidReminders: 0 });
  const [mail, ...more] = await remindersOf(order_no);
  expect(more).toEqual([]);
  for (const said of [
    'みどり銀行',
    'お支払い期限：2026.06.17（水）',
    '2026.06.24（水）までにお支払いを確認できない場合',
  ])
    expect(mail?.text).toContain(said);
  const audit = await shop.api.db.select().from(auditEntries).where(eq(auditEntries.target, order_no));
  expect(audit).toMatchObject([{ actor: 'system', command: 'orders reminded' }]);
});

it('reminds of a payment at a store with its number, not on the day of the order, and not once it is paid', async () => {
  await set('ORDER.UNPAID.REMIND_BEFORE_DAYS', '3');
  const [open, paid] = [await order(PAYMENTS.convenienceStore), await order(PAYMENTS.convenienceStore)];
  expect(await remind()).toMatchObject({ unpaidReminders: 0 });
  await shop.onPage(paid.payment.convenience!.page_url, { action: 'paid' });
  shop.clock.advance(DAY_MS);
  expect(await remind()).toMatchObject({ unpaidReminders: 1 });
  const [mail] = await remindersOf(open.order_no);
  expect(mail?.text).toContain(`払込番号：${open.payment.convenience!.receipt_number}`);
  expect(await remindersOf(paid.order_no)).toEqual([]);
});

it.each([
  ['reminds of no order where the operator wants none', 'none', '7', DUE + ENDS - 1, 0],
  [
    'reminds before the due day of a transfer that never ends, and threatens nothing',
    '2',
    'none',
    DUE - 2,
    1,
  ],
])('%s', async (_what, before, ends, days, count) => {
  await set('ORDER.UNPAID.REMIND_BEFORE_DAYS', before);
  await set('ORDER.UNPAID.CANCEL_AFTER_DAYS', ends);
  const { order_no } = await order(PAYMENTS.bankTransfer);
  shop.clock.advance(days * DAY_MS);
  expect(await remind()).toMatchObject({ unpaidReminders: count });
  const mails = await remindersOf(order_no);
  expect(mails).toHaveLength(count);
  for (const { text } of mails) expect(text).not.toContain('キャンセル');
});
