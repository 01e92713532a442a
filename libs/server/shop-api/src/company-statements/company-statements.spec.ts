import { cancelOrderSpec } from '@shop/contract/orders/cancel-order';
import { getOrderSpec } from '@shop/contract/orders/get-order';
import { BILLED, BILLED_ORIGINS, BilledCompany } from '@shop/testing-api/billed-company';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import type { Shopper } from '@shop/testing-api/checkout';
import { cleanUp } from '@shop/testing-api/clean-up';
import { shipInvoicedOrder } from '@shop/testing-api/invoiced-order';
import { operatorOf } from '@shop/testing-api/operator';
import { readPdf } from '@shop/testing-api/read-pdf';
import { eq } from 'drizzle-orm';
import {
  auditEntries,
  checkoutSettings,
  companyMembers,
  companyStatementLines,
  companyStatements,
} from '../db/schema';

const CHANNEL = 'corporate';
const NO_ACCOUNT = { bankName: '', branchName: '', accountType: '', accountNumber: '', accountHolder: '' };
const PROCESSES = 6;

let company: BilledCompany;
beforeEach(async () => {
  company = await BilledCompany.open();
});
afterEach(async () => {
  await checkInvariants(company.api.db);
  await company.api.close();
});

const shop = (...words: readonly string[]) => operatorOf(company.api)(...words);
async function textOf(id: number, member?: Shopper): Promise<string> {
  const response = await company.download(id, member);
  expect(response.status).toBe(200);
  return (await readPdf(new Uint8Array(await response.arrayBuffer()))).text;
}

it('what a company has been sent until its closing day becomes one statement, mailed to its members', async () => {
  const first = await company.ship();
  const second = await company.ship();
  const waiting = await company.place();
  const cancelled = await company.place();
  await company.api.call(cancelOrderSpec, { params: { id: cancelled.id }, body: {} }, company.buyer);
  const paid = await company.ship();
  await company.done('orders', 'paid', paid.no);
  await company.close('2026-06-20');
  expect(await company.statements()).toEqual([]);
  await company.close('2026-06-21');
  const total_payment = first.total + second.total;
  const [statement, ...more] = await company.statements();
  expect(more).toEqual([]);
  expect(statement).toEqual({
    id: statement!.id,
    number: expect.stringMatching(/^S260620-[0-9A-Z]{8}$/) as string,
    period_from: '2026-06-10',
    closing_on: '2026-06-20',
    due_on: '2026-07-31',
    total_payment,
    status: 'waiting',
    status_name: 'お支払い待ち',
  });
  expect(await company.statements(company.approver)).toEqual([statement]);
  const sent = await company.mailsAbout('合計請求書を発行いたしました');
  expect(sent.map(({ to }) => to).toSorted()).toEqual([BILLED.buyer, BILLED.approver]);
  for (const part of [
    `請求書番号：${statement!.number}`,
    `ご請求金額：${total_payment.toLocaleString('ja-JP')}円（税込）`,
    'お支払い期限：2026.07.31（金）',
    'https://corporate.test/mypage/statements',
  ])
    expect(sent[0]?.text).toContain(part);
  // What is shipped afterwards is on the next one.
  await shipInvoicedOrder(company.api, waiting);
  await company.close('2026-07-21');
  expect(await company.totals()).toEqual([waiting.total, total_payment]);
  const [next] = await company.statements();
  expect(next).toMatchObject({ period_from: '2026-06-21', closing_on: '2026-07-20', due_on: '2026-08-31' });
});

it('its PDF names every order, the sums by rate and where to pay', async () => {
  const order = await company.ship();
  const { body } = await company.api.call(getOrderSpec, { params: { id: order.id } }, company.buyer);
  await company.close('2026-06-21');
  const [statement] = await company.statements();
  const response = await company.download(statement!.id);
  expect(decodeURIComponent(response.headers.get('x-suggested-filename') ?? '')).toBe(
    `合計請求書_${statement!.number}.pdf`,
  );
  const text = await textOf(statement!.id, company.approver);
  const yen = (amount: number) => `${amount.toLocaleString('ja-JP')}円`;
  for (const part of [
    '合計請求書',
    'TSUKI商店御中',
    `請求書番号:${statement!.number}`,
    '締め日:2026年6月20日',
    '対象期間:2026年6月10日〜2026年6月20日',
    'お支払い期限2026年7月31日(金)',
    'お振込先みどり銀行本店営業部普通1234567カ)カナメセイサクシヨ',
    '登録番号:T2345678901234',
    `2026年6月10日ご注文${order.no}`,
    `請求書番号:I-${order.no}`,
    `ご請求金額(税込)¥${order.total.toLocaleString('ja-JP')}−`,
    '税率ごとに1回端数を処理した金額の合計です。',
    ...body.amount_by_tax_rate.flatMap(({ tax_rate, taxable_amount, tax_amount }) => [
      `うち${tax_rate}%対象${tax_rate === 8 ? '(※軽減税率)' : ''}(税抜)${yen(taxable_amount)}`,
      `うち消費税(${tax_rate}%)${yen(tax_amount)}`,
    ]),
  ])
    expect(text.replaceAll(' ', '')).toContain(part.replaceAll(' ', ''));
});

it('a return is taken off the statement of its closing, or of the next one once its order is billed', async () => {
  const one = await company.ship();
  const other = await company.ship();
  expect(await company.giveBack(one, 1000)).toContain('次に発行される合計請求書で自動的に差し引かれます');
  await company.close('2026-06-21');
  expect(await company.totals()).toEqual([one.total - 1000 + other.total]);
  await company.giveBack(other, 300);
  const next = await company.ship();
  await company.close('2026-07-21');
  expect(await company.totals()).toEqual([next.total - 300, one.total - 1000 + other.total]);
  const [statement] = await company.statements();
  const text = await textOf(statement!.id);
  expect(text).toContain(`ご注文${other.no}(2026年6月10日お取引)の返品による減額`);
  expect(text).toContain('返品による減額(税込)−300円');
  const [mail] = await company.mailsAbout('手続きが完了しました');
  expect(mail?.text).toContain('次に発行する合計請求書のご請求額から差し引きます。');
});

it('where more came back than was sent nothing is asked, and it waits for the next closing', async () => {
  const first = await company.ship();
  await company.close('2026-06-21');
  await company.giveBack(first, first.total);
  const small = await company.ship();
  await company.giveBack(small, small.total - 500);
  await company.close('2026-07-21');
  expect(await company.totals()).toEqual([first.total]);
  const large = [await company.ship(), await company.ship()];
  await company.close('2026-08-21');
  const sum = large.reduce((all, { total }) => all + total, 0);
  expect(await company.totals()).toEqual([sum + 500 - first.total, first.total]);
  expect((await company.statements())[0]).toMatchObject({
    period_from: '2026-06-21',
    closing_on: '2026-08-20',
  });
});

it('closing days that were missed are made up for, each with what left until then', async () => {
  const june = await company.ship();
  company.api.clock.set('2026-07-05T12:00:00+09:00');
  await company.signIn();
  const july = await company.ship();
  await company.close('2026-09-30');
  expect(
    (await company.statements()).map(({ closing_on, due_on, total_payment }) => [
      closing_on,
      due_on,
      total_payment,
    ]),
  ).toEqual([
    ['2026-07-20', '2026-09-30', july.total],
    ['2026-06-20', '2026-09-30', june.total],
  ]);
});

it('many processes that close at once make one statement, and close nothing twice', async () => {
  const order = await company.ship();
  company.api.clock.set('2026-06-21T00:00:00+09:00');
  await Promise.all(
    Array.from({ length: PROCESSES }, () => cleanUp(company.api, 'companyStatements', BILLED_ORIGINS)),
  );
  await cleanUp(company.api, 'companyStatements', BILLED_ORIGINS);
  await company.signIn();
  expect(await company.totals()).toEqual([order.total]);
  expect(await company.api.db.$count(companyStatementLines)).toBe(1);
  const issued = await company.mailsAbout('合計請求書');
  expect(issued.map(({ to }) => to).toSorted()).toEqual([BILLED.buyer, BILLED.approver]);
  const audited = await company.api.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.command, 'statements issued'));
  expect(audited).toHaveLength(1);
});

it('an order that is paid while its company is closed is paid, or on the statement, never both', async () => {
  const all = [await company.ship(), await company.ship(), await company.ship(), await company.ship()];
  company.api.clock.set('2026-06-21T12:00:00+09:00');
  const [, ...paying] = await Promise.all([
    cleanUp(company.api, 'companyStatements', BILLED_ORIGINS),
    ...all.map(({ no }) => shop('orders', 'paid', no)),
  ]);
  await company.signIn();
  const refused = all.filter((_order, index) => paying[index]?.code !== 0);
  const sum = refused.reduce((all, { total }) => all + total, 0);
  expect(await company.totals()).toEqual(sum === 0 ? [] : [sum]);
});

it('is for the members of the company alone, as long as they are', async () => {
  await company.ship();
  await company.close('2026-06-21');
  const [statement] = await company.statements();
  expect(await company.statements(company.stranger)).toEqual([]);
  const refused = await company.download(statement!.id, company.stranger);
  expect([refused.status, await refused.json()]).toEqual([
    404,
    { code: 'company_statement.not_found', message: '合計請求書が見つかりません' },
  ]);
  await company.done('companies', 'assign', BILLED.code, BILLED.approver, 'none', '--channel', CHANNEL);
  expect(await company.statements(company.approver)).toEqual([]);
  expect((await company.download(statement!.id, company.approver)).status).toBe(404);
  expect(await company.api.db.$count(companyMembers)).toBe(3);
});

it('is not issued to be paid nowhere', async () => {
  await company.ship();
  await company.close('2026-06-21');
  const [statement] = await company.statements();
  const [settings] = await company.api.db.select().from(checkoutSettings);
  await company.api.db.update(checkoutSettings).set({ bankAccount: NO_ACCOUNT });
  const refused = await company.download(statement!.id);
  expect([refused.status, await refused.json()]).toEqual([
    422,
    {
      code: 'company_statement.not_issuable',
      message: 'お振込先をご案内する準備ができていません。お手数ですが、お問い合わせください',
    },
  ]);
  await company.api.db.update(checkoutSettings).set({ bankAccount: settings!.bankAccount });
  expect((await company.download(statement!.id)).status).toBe(200);
});

it('an unknown number is no statement', async () => {
  expect(await shop('statements', 'paid', 'S260620-00000000')).toMatchObject({
    code: 1,
    err: expect.stringContaining('合計請求書がありません') as string,
  });
  expect(await company.api.db.$count(companyStatements)).toBe(0);
});
