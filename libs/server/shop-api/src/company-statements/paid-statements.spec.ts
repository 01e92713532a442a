import { getOrderSpec } from '@shop/contract/orders/get-order';
import { BILLED, BilledCompany } from '@shop/testing-api/billed-company';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { setCompany } from '@shop/testing-api/company';
import { operatorOf } from '@shop/testing-api/operator';
import { readPdf } from '@shop/testing-api/read-pdf';

const CHANNEL = 'corporate';

let company: BilledCompany;
beforeEach(async () => {
  company = await BilledCompany.open();
});
afterEach(async () => {
  await checkInvariants(company.api.db);
  await company.api.close();
});

const shop = (...words: readonly string[]) => operatorOf(company.api)(...words);
async function textOf(id: number): Promise<string> {
  const response = await company.download(id);
  expect(response.status).toBe(200);
  return (await readPdf(new Uint8Array(await response.arrayBuffer()))).text;
}

it('its payment pays its orders, frees their credit and is noted once', async () => {
  await setCompany(company.api, BILLED.code, '--credit-limit', '10000000');
  const orders = [await company.ship(), await company.ship()];
  const later = await company.place();
  await company.close('2026-06-21');
  const [statement] = await company.statements();
  expect(await company.creditUsed()).toBe(statement!.total_payment + later.total);
  const alone = await shop('orders', 'paid', orders[0]!.no);
  expect(alone.code).toBe(1);
  expect(alone.err).toContain(`statements paid ${statement!.number}`);
  const told = (await company.api.mailbox()).length;
  expect(await company.done('statements', 'list', '--channel', CHANNEL, '--state', 'waiting')).toContain(
    `${statement!.number}  corporate  TSUKI  TSUKI商店  締め 2026-06-20  期限 2026-07-31`,
  );
  const repeated = await Promise.all([1, 2, 3].map(() => shop('statements', 'paid', statement!.number)));
  expect(repeated.map(({ code }) => code)).toEqual([0, 0, 0]);
  expect(repeated.filter(({ out }) => out.includes('お支払い待ち → 入金済み'))).toHaveLength(1);
  expect(await company.creditUsed()).toBe(later.total);
  expect(await company.statements()).toMatchObject([{ status: 'paid', status_name: '入金済み' }]);
  for (const { id } of orders) {
    const { body } = await company.api.call(getOrderSpec, { params: { id } }, company.buyer);
    expect(body).toMatchObject({ status: 'shipped', payment: { is_paid: true } });
  }
  const sent = await company.mailsAbout('合計請求書のご入金を確認いたしました');
  expect(sent.map(({ to }) => to).toSorted()).toEqual([BILLED.buyer, BILLED.approver]);
  // Its orders have no mails of their own about it.
  expect(await company.api.mailbox()).toHaveLength(told + sent.length);
  const text = await textOf(statement!.id);
  for (const part of ['ご入金済み', 'ご入金日:2026年6月21日', '重ねてのお支払いは不要です'])
    expect(text).toContain(part);
  expect(text).not.toContain('お振込先');
});

it('the credit is what is still to be paid, whichever statement is paid first', async () => {
  await setCompany(company.api, BILLED.code, '--credit-limit', '10000000');
  const one = await company.ship();
  await company.close('2026-06-21');
  await company.giveBack(one, 700);
  expect(await company.creditUsed()).toBe(one.total - 700);
  const other = await company.ship();
  await company.close('2026-07-21');
  const [second, first] = await company.statements();
  expect(await company.creditUsed()).toBe(one.total + other.total - 700);
  await company.done('statements', 'paid', second!.number);
  expect(await company.creditUsed()).toBe(one.total);
  await company.done('statements', 'paid', first!.number);
  expect(await company.creditUsed()).toBe(0);
});

it('a later payment of the first statement leaves what the second one asks', async () => {
  const one = await company.ship();
  await company.close('2026-06-21');
  await company.giveBack(one, 700);
  const other = await company.ship();
  await company.close('2026-07-21');
  const [, first] = await company.statements();
  await company.done('statements', 'paid', first!.number);
  expect(await company.creditUsed()).toBe(other.total - 700);
});
