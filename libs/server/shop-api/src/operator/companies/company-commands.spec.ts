import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { eq } from 'drizzle-orm';
import { companies, companyMembers, users } from '../../db/schema';

const OF_SHOP = ['--channel', 'corporate'];

let api: TestApi;
let shop: Operator;
beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
});
afterAll(() => api.close());

const companyOf = async (code: string) =>
  (await api.db.select().from(companies).where(eq(companies.code, code)))[0];
const rejects = (said: string, code: number) => ({ code, err: expect.stringContaining(said) as string });

it('a company is added with what is usual, changed and listed, and the audit log says so', async () => {
  expect(
    await shop('companies', 'add', 'AOI', '葵工務店', '--credit-limit', 'none', ...OF_SHOP),
  ).toMatchObject({
    code: 0,
    out: 'AOI: 葵工務店  毎月末日締め翌月末日払い',
  });
  expect(await companyOf('AOI')).toMatchObject({ creditLimit: null, isApprovalRequired: false });
  const terms = ['--credit-limit', '500000', '--closing-day', '20', '--payment-term', '2:10'];
  expect(
    await shop('companies', 'set', 'AOI', '--name', '葵建設', ...terms, '--approval', '100000', ...OF_SHOP),
  ).toMatchObject({ code: 0, out: 'AOI: 葵建設  毎月20日締め翌々月10日払い' });
  const listed = await shop('companies', 'list', ...OF_SHOP);
  expect(listed.out).toContain(
    'AOI  葵建設  毎月20日締め翌々月10日払い  利用額 0円 / 500,000円  承認 100,000円から',
  );
  const { out } = await shop('companies', 'list', '--format', 'csv', ...OF_SHOP);
  expect(out.split('\n').map((line) => line.trim())).toEqual(
    expect.arrayContaining([
      'code,name,credit_limit,credit_used,closing_day,payment_months,payment_day,approval_from',
      'AOI,葵建設,500000,0,20,2,10,100000',
    ]),
  );
  // What is not named stays.
  await shop('companies', 'set', 'AOI', '--approval', 'none', ...OF_SHOP);
  expect(await companyOf('AOI')).toMatchObject({
    name: '葵建設',
    creditLimit: 500_000,
    closingDay: 20,
    isApprovalRequired: false,
  });
  expect((await shop('audit', '--limit', '1')).out).toContain('companies set  corporate  AOI');
});

it('members are assigned to one company, change their role, and are removed', async () => {
  await shop('companies', 'add', 'KAEDE', '楓商店', '--credit-limit', 'none', ...OF_SHOP);
  const assign = (...words: readonly string[]) => shop('companies', 'assign', ...words, ...OF_SHOP);
  expect((await assign('KAEDE', 'Member@Example.jp', 'buyer')).out).toBe('KAEDE M000001: none → buyer');
  expect((await assign('KAEDE', 'member@example.jp', 'both')).out).toBe('KAEDE M000001: buyer → both');
  expect((await assign('KAEDE', 'member@example.jp', 'both')).out).toContain('Nothing to change');
  const { out } = await shop('companies', 'members', '--format', 'json', ...OF_SHOP);
  expect(out).toContain('"company":"KAEDE","member":"M000001","role":"both"');
  expect(await assign('AOI', 'member@example.jp', 'buyer')).toMatchObject(
    rejects('ほかの企業の担当者です', 1),
  );
  expect((await assign('KAEDE', 'member@example.jp', 'none')).out).toBe('KAEDE M000001: both → none');
  expect((await shop('audit', '--limit', '1')).out).toContain('companies assign  corporate  KAEDE');
  expect(await api.db.$count(companyMembers)).toBe(2);
});

it.each([
  ['a code twice', ['add', 'KAEDE', '楓', '--credit-limit', '1'], 'すでにあります: KAEDE', 1],
  ['a company without a limit of credit', ['add', 'NEW', '新'], '--credit-limit を指定', 2],
  ['an unusual code', ['add', 'あおい', '葵'], 'CODE は半角', 2],
  ['an empty name', ['add', 'NEW', ' ', '--credit-limit', '1'], 'NAME は 1 から', 2],
  ['a company that is not there', ['set', 'NONE', '--name', '無'], '企業がありません: NONE', 1],
  ['a limit below nothing', ['set', 'KAEDE', '--credit-limit', '-1'], '--credit-limit は 0 から', 2],
  ['the 29th as closing day', ['set', 'KAEDE', '--closing-day', '29'], '--closing-day は 1 から 28', 2],
  ['a term without a day', ['set', 'KAEDE', '--payment-term', '1'], '支払い期日ではありません', 2],
  ['a bill due before it is closed', ['set', 'KAEDE', '--payment-term', '0:end'], '締め日よりあとの日', 2],
  ['an unknown role', ['assign', 'KAEDE', 'member@example.jp', 'boss'], 'ROLE は buyer', 2],
  ['nobody', ['assign', 'KAEDE', 'nobody@example.jp', 'buyer'], '会員がいません', 1],
])('rejects %s', async (_what, words, said, code) => {
  expect(await shop('companies', ...words, ...OF_SHOP)).toMatchObject(rejects(said, code));
});

it('no bill is due on its own closing day in February', async () => {
  const late = ['set', 'KAEDE', '--closing-day', '28', '--payment-term', '0:end'];
  expect(await shop('companies', ...late, ...OF_SHOP)).toMatchObject(rejects('締め日よりあとの日', 2));
});

it('who has not proved the mail address is assigned to no company, and can be removed from one', async () => {
  const isSecond = eq(users.email, 'second@example.jp');
  const assign = (role: string) =>
    shop('companies', 'assign', 'KAEDE', 'second@example.jp', role, ...OF_SHOP);
  await assign('none');
  await api.db.update(users).set({ emailVerifiedAt: null }).where(isSecond);
  expect(await assign('buyer')).toMatchObject(rejects('メールアドレスの確認が済んでいない会員です', 1));
  expect((await assign('none')).code).toBe(0);
  await api.db.update(users).set({ emailVerifiedAt: api.clock.now() }).where(isSecond);
});

it('companies of another shop are not found', async () => {
  expect(await shop('companies', 'set', 'KAEDE', '--name', '他', '--channel', 'default')).toMatchObject(
    rejects('企業がありません', 1),
  );
  expect((await shop('companies', 'list', '--channel', 'default')).out).toContain('企業がありません');
});
