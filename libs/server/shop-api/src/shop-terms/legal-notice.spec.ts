import { listPackingsSpec } from '@shop/contract/packings/list-packings';
import { listPaymentsSpec } from '@shop/contract/payments/list-payments';
import { getStaticPageSpec } from '@shop/contract/static-pages/get-static-page';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { eq } from 'drizzle-orm';
import { productModels } from '../db/schema';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** The words of a row of the legal notice. */
async function row(heading: string, channel: string): Promise<string> {
  const { body } = await api.call(getStaticPageSpec, { params: { path: '/legal' } }, { channel });
  const [, after = ''] = body.body.split(`<th scope="row">${heading}</th>`);
  return after.split('<th scope="row">')[0]!.replace(/<[^>]*>/g, '\n');
}

const FEES = '商品代金以外に必要な料金';
const TIMES = '商品の引き渡し時期';
const AT_ONCE = /^(.+)：ご注文の受付から商品により1〜3営業日以内に発送し、/m;
const PAID_FIRST = /^(.+)：ご入金の確認後、商品により1〜3営業日以内に発送いたします。/m;
const ONLINE = 'クレジットカード・QRコード決済・代金引換・後払い決済サービス';
const FIRST = 'コンビニ決済・銀行振込（前払い）';

it.each([
  ['default', ONLINE, FIRST],
  ['gift', ONLINE, FIRST],
  ['school', '代金引換', FIRST],
  ['corporate', '請求書後払い', '銀行振込（前払い）'],
])('%s says when goods leave for each way to pay', async (channel, atOnce, paidFirst) => {
  const text = await row(TIMES, channel);
  expect([AT_ONCE.exec(text)?.[1], PAID_FIRST.exec(text)?.[1]]).toEqual([atOnce, paidFirst]);
  const { body: payments } = await api.call(listPaymentsSpec, {}, { channel });
  for (const { name } of payments) expect(text).toContain(name);
});

it.each(['default', 'corporate', 'school', 'gift'])('%s names every fee that it charges', async (channel) => {
  const text = await row(FEES, channel);
  const { body: payments } = await api.call(listPaymentsSpec, {}, { channel });
  const has = (name: string) => payments.some((payment) => payment.name === name);
  expect(text.includes('代金引換の場合：手数料（税込）は、お支払い金額が10,000円まで330円')).toBe(
    has('代金引換'),
  );
  expect(text.includes('請求書後払いの場合：振込手数料')).toBe(has('請求書後払い'));
  expect(text).toContain('銀行振込（前払い）の場合：振込手数料');
  expect(text).toContain('送料：660円〜1,980円（税込）');
  // Only these two shops send presents to who enters an address; the others have no such way.
  expect(text.includes('ソーシャルギフトの送料')).toBe(channel === 'gift' || channel === 'default');
  const { body: packings } = await api.call(listPackingsSpec, {}, { channel });
  expect(packings.length).toBeGreaterThan(4);
  for (const { name, unit_price_with_tax: fee } of packings) expect(text).toContain(`${name} ${fee}円`);
});

it.each([
  ['default', 'コンビニ決済のご注文は3日以内、銀行振込（前払い）のご注文は7日以内にお支払いください。'],
  ['corporate', '銀行振込（前払い）のご注文は7日以内にお支払いください。'],
])('%s says until when to pay', async (channel, says) => {
  expect((await row('申込みの有効期限', channel)).trim()).toMatch(new RegExp(`^${says}`));
});

it('follows the settings', async () => {
  const operator = operatorOf(api);
  for (const command of [
    ['payment-fees', 'set', '20000:550'],
    ['settings', 'set', 'ORDER.SOCIAL_GIFT.DAYS', '0'],
    ['settings', 'set', 'ORDER.PAYMENT.CARD.IS_USE', 'false'],
  ])
    expect(await operator(...command, '--channel', 'default')).toMatchObject({ code: 0 });
  await api.db.update(productModels).set({ shippingDays: 4 }).where(eq(productModels.channelId, 1));
  const fees = await row(FEES, 'default');
  expect(fees).toContain('代金引換の場合：手数料（税込）は、お支払い金額が20,000円まで550円です。');
  expect(fees).not.toContain('ソーシャルギフト');
  const times = await row(TIMES, 'default');
  expect(times).toContain(
    'QRコード決済・代金引換・後払い決済サービス：ご注文の受付から4営業日以内に発送し、',
  );
  expect(times).not.toContain('クレジットカード');
});
