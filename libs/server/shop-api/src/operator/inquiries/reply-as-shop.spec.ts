import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInquirySpec } from '@shop/contract/inquiries/create-inquiry';
import { getInquirySpec } from '@shop/contract/inquiries/get-inquiry';
import { replyInquirySpec } from '@shop/contract/inquiries/reply-inquiry';
import type { Shopper } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { eq } from 'drizzle-orm';
import { auditEntries, mails } from '../../db/schema';

let api: TestApi;
let shop: Operator;
let member: Shopper;
beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
  member = { token: await api.signIn('member@example.jp') };
});
beforeEach(() => api.db.delete(mails));
afterAll(() => api.close());

/** An inquiry of the member that waits for an answer. */
async function inquire() {
  const body = { name: '山田 花子', email: 'member@example.jp', body: '在庫はありますか' };
  const { inquiry } = (await api.callWith(createInquirySpec, { body }, member)).body;
  await api.db.delete(mails);
  return { id: inquiry?.id ?? 0, number: inquiry?.number ?? '' };
}
const commentsOf = async (id: number) =>
  (await api.call(getInquirySpec, { params: { id } }, member)).body.comments;

it.each([
  ['repeated after it succeeded', ['一', '一'], 1],
  ['run twice at once', ['一', '一'], 1],
  ['repeated after another one', ['一', '二', '一'], 2],
])('the same reply, %s, goes out once', async (how, answers, mailed) => {
  const { id, number } = await inquire();
  const run = (body: string) => shop('inquiries', 'reply', number, '--body', body);
  const results = how.includes('at once') ? await Promise.all(answers.map(run)) : [];
  if (results.length === 0) for (const body of answers) results.push(await run(body));
  expect(results.map(({ code }) => code)).toEqual(answers.map(() => 0));
  expect(results.filter(({ out }) => out.includes('すでに送っています'))).toHaveLength(1);
  expect(await api.db.$count(mails)).toBe(mailed);
  expect(await commentsOf(id)).toHaveLength(mailed);
  expect(await api.db.$count(auditEntries, eq(auditEntries.target, number))).toBe(mailed);
});

it('an answer of several lines is read from a file', async () => {
  const { id, number } = await inquire();
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-answers-'));
  const file = path.join(folder, 'answer.txt');
  await writeFile(file, '\uFEFF一行目\r\n\r\n三行目\r\n');
  expect((await shop('inquiries', 'reply', number, '--file', file)).out).toContain('回答済み');
  expect((await commentsOf(id)).map(({ body }) => body)).toEqual(['一行目\n\n三行目']);
  const [mail] = await api.db.select().from(mails);
  expect(mail?.text).toContain('一行目\n\n三行目');
  await rm(folder, { recursive: true });
});

it.each([
  ['neither', [], 2, '--body か --file のどちらか'],
  ['both', ['--body', '一', '--file', 'a.txt'], 2, '--body か --file のどちらか'],
  ['no such file', ['--file', '/no/such/answer.txt'], 1, 'ファイルを読めません'],
])('rejects an answer by %s', async (_what, options, code, said) => {
  expect(await shop('inquiries', 'reply', 'Q0', ...options)).toMatchObject({
    code,
    err: expect.stringContaining(said) as string,
  });
});

it('the same words go out again once the shopper has written since', async () => {
  const { id, number } = await inquire();
  await shop('inquiries', 'reply', number, '--body', '承知しました');
  await api.call(replyInquirySpec, { body: { inquiry_id: id, body: 'もう一つお願いします' } }, member);
  expect((await shop('inquiries', 'reply', number, '--body', '承知しました')).out).toContain('回答済み');
  expect(await commentsOf(id)).toHaveLength(3);
});
