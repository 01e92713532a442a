import { getPointsSpec } from '@shop/contract/points/get-points';
import { listPointHistoriesSpec } from '@shop/contract/points/list-point-histories';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { eq, sql } from 'drizzle-orm';
import { orders, pointEntries, users } from '../db/schema';
import { grantPoints, type PointChange, spendPoints } from './point-ledger';

let api: TestApi;
let member: { token: string };
let second: { token: string };
let userId: number;
let orderId: number;

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

beforeAll(async () => {
  api = await openTestApi();
  member = { token: await api.signIn('member@example.jp') };
  second = { token: await api.signIn('second@example.jp') };
  const [row] = await api.db.select({ id: users.id }).from(users).where(eq(users.email, 'member@example.jp'));
  userId = row!.id;
  const [order] = await api.db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  orderId = order!.id;
});
afterAll(() => api.close());

const balance = async (who = member) => (await api.call(getPointsSpec, {}, who)).body;
const ledger = async () => (await api.call(listPointHistoriesSpec, { query: { per: 100 } }, member)).body;
const change = (amount: number, now = api.clock.now()): PointChange => ({
  userId,
  amount,
  description: '試験',
  orderId,
  now,
});
const apply = <Result>(work: (tx: Parameters<typeof grantPoints>[0]) => Promise<Result>) =>
  api.db.transaction(work);
const sums = async () => {
  const [row] = await api.db
    .select({
      amount: sql<number>`coalesce(sum(${pointEntries.amount}), 0)`.mapWith(Number),
      remaining: sql<number>`coalesce(sum(${pointEntries.remaining}), 0)`.mapWith(Number),
    })
    .from(pointEntries)
    .where(eq(pointEntries.userId, userId));
  return row!;
};

it('[call-get-v1-me-points, call-get-v1-me-point-histories, beh-can-inquire] shows the seeded member a balance that its ledger adds up to', async () => {
  const lines = await ledger();
  const { point, next_expiration } = await balance();
  expect(point).toBe(1450);
  expect(lines[0]?.balance).toBe(point);
  expect(lines.reduce((sum, line) => sum + line.point, 0)).toBe(point);
  expect(next_expiration?.point).toBe(200);
  const page = await api.call(listPointHistoriesSpec, { query: { per: 2 } }, member);
  expect([page.body.length, page.headers.get('x-last-page')]).toEqual([2, '2']);
});

it('[entity-point] has a balance and a history', async () => {
  expect(await balance()).toEqual({
    point: 1450,
    next_expiration: { point: 200, expired_at: '2027-05-01T03:00:00.000Z' },
  });
  const lines = await ledger();
  expect(lines).toEqual([
    {
      id: expect.any(Number) as number,
      kind: 'use',
      point: -300,
      balance: 1450,
      description: 'ご注文でのご利用',
      expired_at: null,
      created_at: '2026-05-31T03:00:00.000Z',
    },
    {
      id: expect.any(Number) as number,
      kind: 'grant',
      point: 1250,
      balance: 1750,
      description: 'お買い物',
      expired_at: '2027-05-21T03:00:00.000Z',
      created_at: '2026-05-21T03:00:00.000Z',
    },
    {
      id: expect.any(Number) as number,
      kind: 'grant',
      point: 500,
      balance: 500,
      description: '会員登録',
      expired_at: '2027-05-01T03:00:00.000Z',
      created_at: '2026-05-01T03:00:00.000Z',
    },
  ]);
  expect(new Set(lines.map(({ id }) => id)).size).toBe(3);
});

describe('the ledger', () => {
  beforeEach(() => api.db.delete(pointEntries));

  it('spends the points that expire first, and none where there are too few', async () => {
    const start = api.clock.now();
    await apply((tx) => grantPoints(tx, change(100, new Date(start.getTime() - 1000))));
    await apply((tx) => grantPoints(tx, change(50, start)));
    expect(await apply((tx) => spendPoints(tx, change(120)))).toBe(true);
    expect(await apply((tx) => spendPoints(tx, change(31)))).toBe(false);
    const left = await api.db.select().from(pointEntries);
    expect(left.map(({ amount, remaining }) => [amount, remaining]).sort()).toEqual(
      [
        [100, 0],
        [50, 30],
        [-120, 0],
      ].sort(),
    );
  });

  it('points expire a year later, in the balance at once and in the ledger with the next change', async () => {
    await apply((tx) => grantPoints(tx, change(100, new Date(api.clock.now().getTime() - YEAR_MS))));
    expect((await balance()).point).toBe(0);
    await apply((tx) => grantPoints(tx, change(10)));
    expect((await ledger()).map(({ kind, point, balance: after }) => [kind, point, after])).toEqual([
      ['grant', 10, 10],
      ['expire', -100, 0],
      ['grant', 100, 100],
    ]);
  });

  it('spends 100 points once with twenty concurrent requests', async () => {
    await apply((tx) => grantPoints(tx, change(100)));
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => apply((tx) => spendPoints(tx, change(100)))),
    );
    expect(responses.filter(Boolean)).toHaveLength(1);
    expect(await sums()).toEqual({ amount: 0, remaining: 0 });
  });
});

it('is visible to its member only', async () => {
  const before = await balance(second);
  await apply((tx) => grantPoints(tx, change(7)));
  expect(await balance(second)).toEqual(before);
});
