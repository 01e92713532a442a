import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import type { Timer } from '../db/pause-after-batch';
import { channels, ecommerceEvents, users } from '../db/schema';
import { DAY_MS, HOUR_MS } from '../durations';
import { DEFAULT_CONFIG } from '../ports/shop-api-config';
import type { CleanupTask } from './cleanup-task';
import { CLEANUP_TASKS } from './cleanup-tasks';
import { deleteExpiredData, ROUND_MS } from './delete-expired-data';
import { repeatBatches } from './delete-in-batches';
import { forLeavers } from './for-leavers';

/** What a busy shop records, and what it has recorded when the next round begins. */
const EVENTS_OF_AN_HOUR = 300 * 60 * 60;
const BATCH = 500;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** A clock on which nothing takes time but what a test says. */
function fakeTimer(): Timer & { pass(ms: number): void; readonly busyMs: number } {
  let [now, busyMs] = [0, 0];
  return {
    nowMs: () => now,
    pass(ms) {
      now += ms;
      busyMs += ms;
    },
    pause(ms) {
      now += ms;
      return Promise.resolve();
    },
    get busyMs() {
      return busyMs;
    },
  };
}
const logged: string[] = [];
beforeEach(() => void logged.splice(0));
const parts = () => ({
  ...api,
  config: DEFAULT_CONFIG,
  log: pino({ level: 'info' }, { write: (line: string) => void logged.push(line) }),
});

/** A table that has so many rows to be deleted, and of which a batch takes so long. */
function backlog(name: string, rows: number, timer: ReturnType<typeof fakeTimer>, batchMs: number) {
  let left = rows;
  const task: CleanupTask = {
    name,
    run: (context) =>
      repeatBatches(context, BATCH, () => {
        const deleted = Math.min(BATCH, left);
        left -= deleted;
        timer.pass(batchMs);
        return Promise.resolve(deleted);
      }),
  };
  return task;
}

it.each([
  ['what an hour of 300 events a second leaves', 1, 20],
  ['what twelve hours leave in which nothing was deleted', 12, 20],
  ['four times as much as comes in an hour, where each batch takes a tenth of a second', 4, 100],
])('a round deletes %s, and leaves the shop the most of the time', async (_what, hours, batchMs) => {
  const timer = fakeTimer();
  const events = backlog('events', EVENTS_OF_AN_HOUR * hours, timer, batchMs);
  const counts = await deleteExpiredData(parts(), [events], { timer });
  expect(counts).toEqual({ events: EVENTS_OF_AN_HOUR * hours });
  expect(timer.busyMs / timer.nowMs()).toBeLessThan(0.45);
  expect(timer.nowMs()).toBeLessThan(HOUR_MS);
  expect(logged).toEqual([]);
});

it('a task with much to do has its turn again after the others, and the log says what is left in the end', async () => {
  const timer = fakeTimer();
  const [large, endless] = [
    backlog('large', 3 * EVENTS_OF_AN_HOUR, timer, 20),
    backlog('endless', Number.MAX_SAFE_INTEGER, timer, 20),
  ];
  const turns: string[] = [];
  const noted = ({ name, run }: CleanupTask): CleanupTask => ({
    name,
    run(context) {
      turns.push(name);
      return run(context);
    },
  });
  const last: CleanupTask = { name: 'last', run: () => Promise.resolve(1) };
  const counts = await deleteExpiredData(parts(), [large, endless, last].map(noted), { timer });
  expect(turns.slice(0, 5)).toEqual(['large', 'endless', 'last', 'large', 'endless']);
  expect(counts['large']).toBe(3 * EVENTS_OF_AN_HOUR);
  expect(counts['endless']).toBeGreaterThan(EVENTS_OF_AN_HOUR);
  expect(timer.nowMs()).toBeLessThan(ROUND_MS + 1_000);
  expect(logged.join()).toContain('"tasks":["endless"]');
});

it('what looks through its table from the beginning has one turn in a round', async () => {
  const timer = fakeTimer();
  const task = { ...backlog('words', EVENTS_OF_AN_HOUR, timer, 20), isOnceARound: true };
  const counts = await deleteExpiredData(parts(), [task], { timer });
  expect(counts['words']).toBeLessThan(EVENTS_OF_AN_HOUR);
  expect(timer.nowMs()).toBeLessThan(31_000);
  expect(logged.join()).toContain('"tasks":["words"]');
});

it('a round that is stopped ends after its batch', async () => {
  const timer = fakeTimer();
  const stopping = new AbortController();
  const task: CleanupTask = {
    name: 'endless',
    run: (context) =>
      repeatBatches(context, BATCH, () => {
        stopping.abort();
        return Promise.resolve(BATCH);
      }),
  };
  const after: CleanupTask = { name: 'after', run: () => Promise.reject(new Error('not reached')) };
  const counts = await deleteExpiredData(parts(), [task, after], { timer, signal: stopping.signal });
  expect(counts).toEqual({ endless: BATCH });
  expect(logged.join()).not.toContain('not reached');
});

it('real events are deleted by one round in several turns, the oldest first, and young ones stay', async () => {
  const [shop] = await api.db.select().from(channels).where(eq(channels.key, 'gift'));
  const now = api.clock.now();
  await api.db.delete(ecommerceEvents);
  await api.db.execute(sql`
    insert into ${ecommerceEvents} (channel_id, name, args, created_at)
    select ${shop?.id ?? 0}::int, 'view', '{}', ${new Date(now.getTime() - 91 * DAY_MS).toISOString()}::timestamptz
      - at * interval '1 second' from generate_series(1, 4200) at`);
  const young = new Date(now.getTime() - 89 * DAY_MS);
  await api.db
    .insert(ecommerceEvents)
    .values({ channelId: shop?.id ?? 0, name: 'view', args: {}, createdAt: young });
  const timer = fakeTimer();
  const tasks = CLEANUP_TASKS.filter(({ name }) => name === 'RETENTION.EVENTS_DAYS');
  // Each batch takes as long as a turn.
  const slow: Timer = {
    pause: timer.pause,
    nowMs() {
      timer.pass(8_000);
      return timer.nowMs();
    },
  };
  const counts = await deleteExpiredData(parts(), tasks, { timer: slow });
  expect(counts).toEqual({ 'RETENTION.EVENTS_DAYS': 4_200 });
  expect(await api.db.$count(ecommerceEvents)).toBe(1);
  expect(logged).toEqual([]);
});

it('members who have left are looked through page by page, those first who left last', async () => {
  await api.db.execute(sql`
    insert into ${users} (channel_id, group_id, code, email, username, password_hash, last_name, first_name,
      last_name_kana, first_name_kana, left_at, created_at)
    select u.channel_id, u.group_id, 'L' || at, 'l-' || at, 'l-' || at, '', '', '', '', '',
      ${api.clock.now().toISOString()}::timestamptz - (at / 3) * interval '1 microsecond', u.created_at
    from generate_series(1, 2500) at, (select * from ${users} order by id limit 1) u`);
  const seen: number[] = [];
  const pages = await forLeavers({ db: api.db, isOver: () => false, timer: fakeTimer() }, (ids) => {
    seen.push(...ids);
    return Promise.resolve(1);
  });
  const { rows } = await api.db.execute<{ id: number }>(
    sql`select id from ${users} where left_at is not null order by left_at desc, id desc`,
  );
  expect(seen).toEqual(rows.map(({ id }) => id));
  expect(pages).toBe(3);
});
