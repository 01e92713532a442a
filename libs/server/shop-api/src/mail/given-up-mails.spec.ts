import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { mails } from '../db/schema';
import { DAY_MS, HOUR_MS } from '../durations';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ transport: () => Promise.reject(new Error('nobody answers')) });
});
beforeEach(() => api.db.delete(mails));
afterAll(() => api.close());

const write = () =>
  api.mail.send(api.db, { channelId: 1, to: 'hanako@example.jp', subject: 'x', text: 'x', html: 'x' });
/** Tries the mail after so long, and returns what became of it. */
const tryAfter = async (ms: number) => {
  api.clock.advance(ms);
  await api.mail.flush();
  const [{ failures, gaveUpAt } = { failures: 0, gaveUpAt: null }] = await api.db.select().from(mails);
  return { failures, gaveUpAt };
};

it('a mail is tried again as long as five days are not over, and given up after that', async () => {
  await write();
  expect(await tryAfter(5 * DAY_MS - 1)).toEqual({ failures: 1, gaveUpAt: null });
  expect(await tryAfter(HOUR_MS)).toEqual({ failures: 2, gaveUpAt: api.clock.now() });
  expect(await tryAfter(HOUR_MS)).toMatchObject({ failures: 2 });
});

it('a mail whose five days are over is given up at once', async () => {
  await write();
  expect(await tryAfter(5 * DAY_MS)).toEqual({ failures: 1, gaveUpAt: api.clock.now() });
});
