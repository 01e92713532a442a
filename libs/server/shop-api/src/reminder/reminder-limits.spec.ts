import { requestReminderSpec } from '@shop/contract/reminder/request-reminder';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { mails, rateCounters } from '../db/schema';
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

const ask = (email: string, ip = '61.1.1.1') =>
  api.call(
    requestReminderSpec,
    { body: { email } },
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
const told = async () => (await api.mailbox()).filter(({ to }) => to === MEMBER).length;

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

it('a mailbox is reminded thirty times a day, from wherever', async () => {
  for (const ip of ['61.1.1.1', '61.1.1.2', '61.1.1.3', '61.1.1.4', '61.1.1.5'])
    for (let time = 0; time < PER_NETWORK; time += 1) {
      await ask(MEMBER, ip);
      api.clock.advance(HOUR_MS / 4);
    }
  expect(await told()).toBe(PER_MAILBOX);
});

it('who asks again and again keeps nobody else from asking, within the quarter of an hour', async () => {
  const statuses = [];
  for (let time = 0; time < 6; time += 1) statuses.push((await ask(MEMBER)).status);
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  expect((await ask(MEMBER, '61.1.1.2')).status).toBe(204);
});
