import { requestReminderSpec } from '@shop/contract/reminder/request-reminder';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { mails } from '../db/schema';
import { AfterResponse } from './after-response';

const EMAIL = 'member@example.jp';
const SILENT = pino({ level: 'silent' });

describe('work after a response', () => {
  it('is waited for with what it begins itself', async () => {
    const work = new AfterResponse();
    const done: string[] = [];
    work.begin(SILENT, 'first', async () => {
      await Promise.resolve();
      work.begin(SILENT, 'second', async () => {
        await Promise.resolve();
        done.push('second');
      });
      done.push('first');
    });
    await work.settled();
    expect(done).toEqual(['first', 'second']);
  });

  it('is waited for no longer than the limit', async () => {
    const work = new AfterResponse();
    let end = (): void => undefined;
    work.begin(SILENT, 'endless', () => new Promise((resolve) => (end = resolve)));
    await work.settle(1);
    end();
    await work.settled();
  });
});

describe('of a call', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
    await api.db.delete(mails);
  });
  afterAll(() => api.close());
  const remind = () => api.call(requestReminderSpec, { body: { email: EMAIL, target: 'password' } });

  it('a mail is there once the work has ended', async () => {
    expect((await remind()).status).toBe(204);
    await api.afterResponse.settled();
    expect((await api.mailbox()).map(({ to }) => to)).toEqual([EMAIL]);
  });

  // reliability 34
  it('a failure is logged, without whom it was for', async () => {
    await api.db.execute(sql`alter table mails rename to lost_mails`);
    const before = api.logLines.length;
    expect((await remind()).status).toBe(204);
    await api.afterResponse.settled();
    const lines = api.logLines.slice(before);
    const failures = lines.filter((line) => line.includes('reminder was not sent'));
    expect(failures.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ level: 50, requestId: expect.any(String) as string }),
    ]);
    expect(lines.join('\n')).not.toContain(EMAIL);
  });
});
