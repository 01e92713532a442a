import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { sql } from 'drizzle-orm';
import { channels, mails, users } from '../db/schema';
import { createLog } from './create-log';

const CANARY = 'canary-91@example.jp';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function errorLine(fail: () => Promise<unknown>): Promise<string> {
  const lines: string[] = [];
  const log = createLog({}, { write: (line) => void lines.push(line) });
  await fail().catch((error: unknown) => log.error({ err: error }, 'failed'));
  expect(lines).toHaveLength(1);
  return lines.join('');
}

const mail = { channelId: 1, to: CANARY, subject: CANARY, text: CANARY, html: '', createdAt: new Date() };

it.each<[string, () => Promise<unknown>, string]>([
  [
    'a parameter of another type, which the message repeats',
    () => api.db.execute(sql`select ${CANARY}::integer`),
    '22P02',
  ],
  [
    'a unique value, which the detail repeats',
    () => api.db.insert(channels).values({ key: 'default', name: CANARY, description: CANARY }),
    '23505',
  ],
  [
    'a missing column, whose row the detail repeats',
    () => api.db.insert(mails).values({ ...mail, to: sql`null` }),
    '23502',
  ],
  ['a foreign key', () => api.db.insert(mails).values({ ...mail, channelId: 0 }), '23503'],
  ['a missing table', () => api.db.execute(sql`select * from nowhere where email = ${CANARY}`), '42P01'],
  ['a literal in the statement', () => api.db.execute(sql.raw(`select '${CANARY}'::integer`)), '22P02'],
  [
    'an error inside a function of the database',
    () => api.db.execute(sql`select ${CANARY}::text::jsonb from ${users}`),
    '22P02',
  ],
])('no value appears in the log of %s, but what failed does', async (_what, fail, code) => {
  const line = await errorLine(fail);
  expect(line).not.toContain('canary');
  expect(line).toContain(`"code":"${code}"`);
  expect(line).toContain('serialize-error.spec.ts');
});

it('keeps message, code and causes of any other error', async () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const line = await errorLine(() => Promise.reject(new TypeError('fetch failed', { cause })));
  expect(JSON.parse(line)).toMatchObject({
    err: { type: 'TypeError', message: 'fetch failed', cause: { code: 'ECONNREFUSED' } },
  });
});
