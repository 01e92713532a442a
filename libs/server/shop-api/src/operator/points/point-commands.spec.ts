import { setCartPointSpec } from '@shop/contract/carts/set-cart-point';
import { getPointsSpec } from '@shop/contract/points/get-points';
import { listPointHistoriesSpec } from '@shop/contract/points/list-point-histories';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { createReadyCart, decideCart } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { memberId, setPoints } from '@shop/testing-api/points-and-coupons';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { and, eq, like } from 'drizzle-orm';
import { auditEntries, orders, pointEntries, pointUses } from '../../db/schema';

const EMAIL = 'member@example.jp';
const OF_DEFAULT = ['--channel', 'default'];
const WHY = ['--reason', 'お詫びとして'];

let api: TestApi;
let shop: Operator;
let userId: number;
let member: { token: string };
beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
  userId = await memberId(api.db, EMAIL);
  member = { token: await api.signIn(EMAIL) };
});
beforeEach(async () => {
  await setPoints(api.db, userId, 100, api.clock.now());
  await api.db.delete(auditEntries);
});
afterEach(() => checkInvariants(api.db));
afterAll(() => api.close());

const points = (step: string, ...words: readonly string[]) =>
  shop('points', step, EMAIL, ...words, ...OF_DEFAULT);
const balance = async () => (await api.call(getPointsSpec, {}, member)).body;
const lastLines = async (per: number) =>
  (await api.call(listPointHistoriesSpec, { query: { per } }, member)).body.map((line) => [
    line.kind,
    line.point,
    line.description,
  ]);
const audits = async () =>
  (
    await api.db
      .select()
      .from(auditEntries)
      .where(like(auditEntries.command, 'points %'))
      .orderBy(auditEntries.id)
  ).map(({ command, target, before, after }) => [command, target, before, after]);

it('gives points that the member sees with the reason and can spend, and takes some back', async () => {
  const given = await points('add', '500', ...WHY);
  expect(given).toMatchObject({ code: 0, err: '', out: 'M000001: 残高 100ポイント → 600ポイント' });
  expect((await balance()).point).toBe(600);
  expect((await points('take', '150', '--reason', '重複のため')).out).toContain('600ポイント → 450ポイント');
  expect(await lastLines(2)).toEqual([
    ['revoke', -150, '重複のため'],
    ['grant', 500, 'お詫びとして'],
  ]);
  expect(await audits()).toEqual([
    ['points add', 'M000001', { points: 100 }, { points: 600, change: 500, reason: 'お詫びとして' }],
    ['points take', 'M000001', { points: 600 }, { points: 450, change: -150, reason: '重複のため' }],
  ]);
  const [product] = await wellStockedProducts(api.db, 1);
  const cart = await createReadyCart(api, [{ product_key: product!.key, quantity: 1 }], member);
  const body = { cart_token: cart.token, point: 400 };
  const spent = await api.call(setCartPointSpec, { body }, member);
  expect(spent.body.data.order.total_point).toBe(400);
  await decideCart(api, spent.body, member);
  expect((await balance()).point).toBe(50);
});

it('points expire at the end of the day that is named, or after a year', async () => {
  await points('take', '100', ...WHY);
  await points('add', '30', ...WHY, '--expires', '2026-06-20');
  await points('add', '7', ...WHY);
  const { point, next_expiration } = await balance();
  expect([point, next_expiration]).toEqual([37, { point: 30, expired_at: '2026-06-20T14:59:59.999Z' }]);
  const shown = (await points('show')).out;
  expect(shown).toContain('M000001: 残高 37ポイント');
  expect(shown).toContain('30ポイント（2026-06-20 23:59:59 まで）');
  expect(shown).toContain('獲得  +30  残高 30  お詫びとして  有効期限 2026-06-20 23:59:59');
  api.clock.set('2026-06-21T00:00:00+09:00');
  member = { token: await api.signIn(EMAIL) };
  expect(await balance()).toMatchObject({
    point: 7,
    next_expiration: { expired_at: '2027-06-10T03:00:00.000Z' },
  });
  api.clock.set('2026-06-10T12:00:00+09:00');
  member = { token: await api.signIn(EMAIL) };
});

it('a dry run says the balance that there would be and leaves everything', async () => {
  for (const [step, after] of [
    ['add', '140'],
    ['take', '60'],
  ] as const) {
    const { out } = await points(step, '40', ...WHY, '--dry-run');
    expect(out).toContain(`100ポイント → ${after}ポイント`);
    expect(out).toContain('まだ変えていません');
  }
  expect((await balance()).point).toBe(100);
  expect(await audits()).toEqual([]);
});

it('what the member owes for points of a cancelled order is paid first, and the operator told', async () => {
  const [order] = await api.db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.userId, userId))
    .limit(1);
  const [grant] = await api.db
    .select()
    .from(pointEntries)
    .where(and(eq(pointEntries.userId, userId), eq(pointEntries.kind, 'grant')))
    .limit(1);
  const owed = { orderId: order!.id, grantId: grant!.id, amount: 25, isOwed: true };
  const [use] = await api.db.insert(pointUses).values(owed).returning();
  const { out } = await points('add', '40', ...WHY, '--dry-run');
  expect(out).toContain('100ポイント → 115ポイント');
  expect(out).toContain('25ポイントは、キャンセル・返品で取り消された分に充てました');
  await api.db.delete(pointUses).where(eq(pointUses.id, use!.id));
});

it('two at once take no more than there is', async () => {
  const both = await Promise.all([points('take', '80', ...WHY), points('take', '80', ...WHY)]);
  expect(both.map(({ code }) => code).sort()).toEqual([0, 1]);
  expect((await balance()).point).toBe(20);
});

it('points belong to the member of one shop', async () => {
  const other = await shop('points', 'show', EMAIL, '--channel', 'gift');
  expect(other.out).toContain('残高 1,450ポイント');
  expect((await shop('points', 'show', 'M000001', ...OF_DEFAULT)).out).toContain('残高 100ポイント');
});

it.each([
  [
    'more than the balance',
    ['take', EMAIL, '101', ...WHY],
    1,
    '残高は 100 ポイントです。101 ポイントは取り消せません',
  ],
  ['nobody', ['add', 'nobody@example.jp', '1', ...WHY], 1, '会員がいません: nobody@example.jp'],
  ['no points', ['add', EMAIL, '0', ...WHY], 2, 'N は 1 から 1000000'],
  ['no reason', ['add', EMAIL, '1'], 2, '--reason がありません'],
  ['an empty reason', ['take', EMAIL, '1', '--reason', ' '], 2, '--reason は 1 から 100 文字'],
  [
    'a day that is over',
    ['add', EMAIL, '1', ...WHY, '--expires', '2026-06-09'],
    2,
    '--expires が過ぎています',
  ],
  ['no day', ['add', EMAIL, '1', ...WHY, '--expires', '2026-02-30'], 2, '--expires は 2026-06-10 の形'],
])('rejects %s', async (_what, words, code, said) => {
  const result = await shop('points', ...words, ...OF_DEFAULT);
  expect(result).toMatchObject({ code, err: expect.stringContaining(said) as string });
  expect((await balance()).point).toBe(100);
});
