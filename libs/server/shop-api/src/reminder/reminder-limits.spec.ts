import { requestReminderSpec } from '@shop/contract/reminder/request-reminder';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { and, eq } from 'drizzle-orm';
import { mails, rateCounters, users } from '../db/schema';
import { DAY_MS, HOUR_MS } from '../durations';
import { CLIENT_IP_HEADER, INTERNAL_SECRET_HEADER } from '../http/create-trusted-client-ip-reader';

const MEMBER = 'member@example.jp';
const SECRET = 'a shared secret for tests';
/** More often than the limit of a quarter of an hour, spread so that it never stops one. */
const TRIES = 12;
const PER_NETWORK = 10;
const PER_MAILBOX = 30;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ config: { internalSecret: SECRET } });
});
beforeEach(async () => {
  // With those that the last test has begun.
  await api.mailbox();
  for (const table of [mails, rateCounters]) await api.db.delete(table);
});
afterAll(() => api.close());

const ask = (email: string, ip = '61.1.1.1', target: 'password' | 'username' = 'password') =>
  api.call(
    requestReminderSpec,
    { body: { email, target } },
    { headers: { [CLIENT_IP_HEADER]: ip, [INTERNAL_SECRET_HEADER]: SECRET } },
  );
/** The statuses of reminders that are asked for one an hour. */
async function askHourly(email: string, ip?: string): Promise<readonly number[]> {
  const statuses = [];
  for (let time = 0; time < TRIES; time += 1) {
    statuses.push((await ask(email, ip)).status);
    api.clock.advance(HOUR_MS);
  }
  return statuses;
}
const told = async (email = MEMBER) => (await api.mailbox()).filter(({ to }) => to === email).length;

it.each([
  ['a member', MEMBER, PER_NETWORK],
  ['nobody', 'nobody@example.jp', 0],
])(
  'one network reminds a mailbox of %s ten times a day, with the same answers',
  async (_who, email, sent) => {
    expect(await askHourly(email)).toEqual([...Array.from({ length: PER_NETWORK }, () => 204), 429, 429]);
    expect(await told()).toBe(sent);
    const { status, headers, error } = await ask(email);
    expect([status, error.code]).toEqual([429, 'common.too_many_requests']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(HOUR_MS / 1000);
    expect((await ask(email.replace('@', '+1@'))).status).toBe(429);
    expect((await ask(email, '61.1.1.2')).status).toBe(204);
    api.clock.advance(DAY_MS);
    expect((await ask(email)).status).toBe(204);
  },
);

describe('a mailbox that others have reminded thirty times in the day', () => {
  const OWNER_IP = '61.1.2.1';
  const OTHERS = ['61.1.1.4', '61.1.1.5', '61.1.1.6'];
  const fill = async (email: string) => {
    for (const ip of ['61.1.1.1', '61.1.1.2', '61.1.1.3'])
      for (let time = 0; time < PER_NETWORK; time += 1) {
        expect((await ask(email, ip)).status).toBe(204);
        api.clock.advance(HOUR_MS / 4);
      }
  };
  /** Others ask for its reminders all the time: their statuses. */
  const flood = async (email: string) => {
    const statuses = [];
    for (const ip of OTHERS)
      for (let time = 0; time < 3; time += 1) statuses.push((await ask(email, ip)).status);
    return new Set(statuses);
  };

  it.each([
    ['a member', MEMBER, PER_MAILBOX],
    ['nobody', 'nobody@example.jp', 0],
  ])('is reminded every half an hour, of %s, with the same answers', async (_who, email, sent) => {
    await fill(email);
    expect(await told(email)).toBe(sent);
    const one = sent === 0 ? 0 : 1;
    expect((await ask(email, OWNER_IP)).status).toBe(204);
    expect(await told(email)).toBe(sent + one);
    expect(await flood(email)).toEqual(new Set([204]));
    api.clock.advance(HOUR_MS / 2 - 1);
    expect((await ask(email, OWNER_IP)).status).toBe(204);
    expect(await told(email)).toBe(sent + one);
    api.clock.advance(1);
    expect((await ask(email, OWNER_IP)).status).toBe(204);
    expect(await told(email)).toBe(sent + 2 * one);
  });

  it('gets the password of its owner while others ask for the user name', async () => {
    await fill(MEMBER);
    for (const ip of OTHERS) await ask(MEMBER, ip, 'username');
    expect(await told()).toBe(PER_MAILBOX + 1);
    await ask(MEMBER, OWNER_IP);
    expect(await told()).toBe(PER_MAILBOX + 2);
  });

  it('gets one for all accounts that nobody has proved, whose pauses are not those of its owner', async () => {
    const planted = ['member+1@example.jp', 'member+2@example.jp'];
    for (const [at, email] of ['second@example.jp', 'unregistered@example.jp'].entries())
      await api.db
        .update(users)
        .set({ email: planted[at] ?? '', emailVerifiedAt: null })
        .where(and(eq(users.channelId, 1), eq(users.email, email)));
    await fill(MEMBER);
    for (const email of planted) await ask(email, OTHERS[0]);
    expect([await told(planted[0]), await told(planted[1])]).toEqual([1, 0]);
    await ask(MEMBER, OWNER_IP);
    expect(await told()).toBe(PER_MAILBOX + 1);
  });
});

it('who asks again and again keeps nobody else from asking, within the quarter of an hour', async () => {
  const statuses = [];
  for (let time = 0; time < 6; time += 1) statuses.push((await ask(MEMBER)).status);
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  expect((await ask(MEMBER, '61.1.1.2')).status).toBe(204);
});
