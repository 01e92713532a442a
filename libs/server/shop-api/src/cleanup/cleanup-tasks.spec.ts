import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { SOAK_FACTOR } from '@shop/testing-api/soak-factor';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { cartLines, carts, users, verificationAttempts } from '../db/schema';
import { DEFAULT_CONFIG } from '../ports/shop-api-config';
import type { CleanupTask } from './cleanup-task';
import { CLEANUP_TASKS } from './cleanup-tasks';
import { deleteExpiredData } from './delete-expired-data';

const DAY_MS = 24 * 60 * 60 * 1000;
/** 150,000 in the soak. */
const LINES = 30_000 * Math.min(SOAK_FACTOR, 5);
const LINES_PER_CART = 500;
const LIMIT_MS = (15_000 * LINES) / 30_000;

let api: TestApi;
const logged: string[] = [];
const parts = () => ({
  ...api,
  config: DEFAULT_CONFIG,
  log: pino({ level: 'error' }, { write: (line: string) => void logged.push(line) }),
});
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

it('one that fails is logged and stops no other', async () => {
  const ran: string[] = [];
  const task = (name: string, run: CleanupTask['run']): CleanupTask => ({ name, run });
  const counts = await deleteExpiredData(parts(), [
    task('first', () => Promise.resolve(ran.push('first'))),
    task('broken', () => Promise.reject(new Error('no such table'))),
    task('last', () => Promise.resolve(ran.push('last'))),
  ]);
  expect(ran).toEqual(['first', 'last']);
  expect(counts).toEqual({ first: 1, last: 2 });
  expect(logged.join()).toContain('"task":"broken"');
});

it('all run although the database refuses one of them', async () => {
  await api.db.execute(sql`alter table rate_counters rename to away`);
  const counts = await deleteExpiredData(parts());
  await api.db.execute(sql`alter table away rename to rate_counters`);
  const names = CLEANUP_TASKS.map(({ name }) => name).filter((name) => name !== 'rateCounters');
  expect(Object.keys(counts)).toEqual(names);
});

it('one whose time is over ends after its batch, and the next round continues', async () => {
  const [member] = await api.db.select({ id: users.id }).from(users).limit(1);
  const userId = member?.id ?? 0;
  await api.db.insert(verificationAttempts).values(
    Array.from({ length: 1_200 }, (_, number) => ({
      ...{ userId, attemptHash: `old ${number}`, codeHash: '', triesLeft: 1 },
      expiresAt: new Date(0),
    })),
  );
  const task = CLEANUP_TASKS.find(({ name }) => name === 'verificationAttempts')!;
  expect(await task.run({ ...parts(), isOver: () => true })).toBe(500);
  expect(await task.run({ ...parts(), isOver: () => false })).toBeGreaterThanOrEqual(700);
});

it(`${LINES} lines of expired carts are deleted, and requests are answered meanwhile`, async () => {
  const old = new Date(api.clock.now().getTime() - 90 * DAY_MS);
  const made = await api.db
    .insert(carts)
    .values(
      Array.from({ length: LINES / LINES_PER_CART }, () => ({
        channelId: 1,
        status: 'open' as const,
        expiresAt: old,
        createdAt: old,
      })),
    )
    .returning({ id: carts.id });
  const [product] = (await api.db.execute<{ id: number }>(sql`select id from products limit 1`)).rows;
  for (const { id } of made)
    await api.db.execute(sql`
      insert into ${cartLines} (cart_id, key, product_id, product_name, quantity)
      select ${id}, 'line ' || number, ${product?.id ?? 0}, '', 1 from generate_series(1, ${LINES_PER_CART}) number`);
  const cpuMs = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  };
  const startedAtMs = cpuMs();
  let isDone = false;
  const cleaning = deleteExpiredData(parts()).finally(() => (isDone = true));
  let longestMs = 0;
  while (!isDone) {
    const requestedAtMs = cpuMs();
    await api.db.select().from(carts).where(eq(carts.id, 0));
    longestMs = Math.max(longestMs, cpuMs() - requestedAtMs);
  }
  expect((await cleaning)['carts']).toBe(made.length);
  expect(cpuMs() - startedAtMs).toBeLessThan(LIMIT_MS);
  expect(longestMs).toBeLessThan(1_000);
});
