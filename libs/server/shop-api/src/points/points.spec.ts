import { getPointsSpec } from '@shop/contract/points/get-points';
import { listPointHistoriesSpec } from '@shop/contract/points/list-point-histories';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { pointEntries, users } from '../db/schema';
import { grantPoints, type PointChange, refundPoints, revokePoints, spendPoints } from './point-ledger';

let api: TestApi;
let member: { token: string };
let second: { token: string };
let userId: number;

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

beforeAll(async () => {
  api = await openTestApi();
  member = { token: await api.signIn('member@example.jp') };
  second = { token: await api.signIn('second@example.jp') };
  const [row] = await api.db.select({ id: users.id }).from(users).where(eq(users.email, 'member@example.jp'));
  userId = row!.id;
});
afterAll(() => api.close());

const balance = async (who = member) => (await api.call(getPointsSpec, {}, who)).body;
const ledger = async () => (await api.call(listPointHistoriesSpec, { query: { per: 100 } }, member)).body;
const change = (amount: number, now = api.clock.now()): PointChange => ({
  userId,
  amount,
  description: '試験',
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

it('[call-get-v1-me-points, call-get-v1-me-point-histories] shows the seeded member a balance that its ledger adds up to', async () => {
  const lines = await ledger();
  const { point, next_expiration } = await balance();
  expect(point).toBe(1450);
  expect(lines[0]?.balance).toBe(point);
  expect(lines.reduce((sum, line) => sum + line.point, 0)).toBe(point);
  expect(next_expiration?.point).toBe(200);
  const page = await api.call(listPointHistoriesSpec, { query: { per: 2 } }, member);
  expect([page.body.length, page.headers.get('x-last-page')]).toEqual([2, '2']);
});

describe('the ledger', () => {
  beforeEach(() => api.db.delete(pointEntries));

  it('spends what expires first, and nothing where there is too little', async () => {
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

  it('lets points expire a year later, in the balance at once and in the ledger with the next change', async () => {
    await apply((tx) => grantPoints(tx, change(100, new Date(api.clock.now().getTime() - YEAR_MS))));
    expect((await balance()).point).toBe(0);
    await apply((tx) => grantPoints(tx, change(10)));
    expect((await ledger()).map(({ kind, point, balance: after }) => [kind, point, after])).toEqual([
      ['grant', 10, 10],
      ['expire', -100, 0],
      ['grant', 100, 100],
    ]);
  });

  it('takes back no more than there is', async () => {
    await apply((tx) => grantPoints(tx, change(30)));
    expect(await apply((tx) => revokePoints(tx, change(50)))).toBe(30);
    expect((await balance()).point).toBe(0);
  });

  it('spends 100 points once, though twenty ask at the same time', async () => {
    await apply((tx) => grantPoints(tx, change(100)));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => apply((tx) => spendPoints(tx, change(100)))),
    );
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await sums()).toEqual({ amount: 0, remaining: 0 });
  });

  it('always adds up and never falls below zero', async () => {
    const step = fc.record({
      kind: fc.constantFrom('grant', 'refund', 'spend', 'revoke', 'wait'),
      amount: fc.nat({ max: 200 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        await api.db.delete(pointEntries);
        let now = api.clock.now();
        let expected: { left: number; until: number }[] = [];
        for (const { kind, amount } of steps) {
          if (kind === 'wait') now = new Date(now.getTime() + (YEAR_MS * amount) / 150);
          expected = expected.filter(({ until }) => until > now.getTime());
          const held = expected.reduce((sum, { left }) => sum + left, 0);
          const take = (count: number) => {
            for (const grant of expected) {
              const taken = Math.min(grant.left, count);
              grant.left -= taken;
              count -= taken;
            }
          };
          if (kind === 'grant' || kind === 'refund') {
            const give = kind === 'grant' ? grantPoints : refundPoints;
            await apply((tx) => give(tx, change(amount, now)));
            expected.push({ left: amount, until: now.getTime() + YEAR_MS });
          }
          if (kind === 'spend') {
            expect(await apply((tx) => spendPoints(tx, change(amount, now)))).toBe(amount <= held);
            if (amount <= held) take(amount);
          }
          if (kind === 'revoke') {
            expect(await apply((tx) => revokePoints(tx, change(amount, now)))).toBe(Math.min(amount, held));
            take(amount);
          }
          const { amount: total, remaining } = await sums();
          expect(total).toBe(remaining);
          expect(total).toBeGreaterThanOrEqual(0);
        }
        // Whatever expired and was not yet written down is settled by the next change.
        await apply((tx) => grantPoints(tx, change(1, now)));
        const left = expected.filter(({ until }) => until > now.getTime());
        expect((await sums()).amount).toBe(left.reduce((sum, one) => sum + one.left, 1));
      }),
      { numRuns: 15, seed: 20260610 },
    );
  });
});

it('belongs to its member', async () => {
  const before = await balance(second);
  await apply((tx) => grantPoints(tx, change(7)));
  expect(await balance(second)).toEqual(before);
});
