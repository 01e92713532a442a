import { getSystemMessageSpec } from '@shop/contract/system-messages/get-system-message';
import { listSystemMessagesSpec } from '@shop/contract/system-messages/list-system-messages';
import { readSystemMessageSpec } from '@shop/contract/system-messages/read-system-message';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { eq } from 'drizzle-orm';
import { customerGroups, systemMessages, users } from '../db/schema';

let api: TestApi;
let member: { token: string };
let second: { token: string };

beforeAll(async () => {
  api = await openTestApi();
  member = { token: await api.signIn('member@example.jp') };
  second = { token: await api.signIn('second@example.jp') };
});
afterAll(() => api.close());

const list = async (who = member) => (await api.call(listSystemMessagesSpec, { query: {} }, who)).body;

it('[call-get-v1-me-system-messages, call-get-v1-me-system-messages-id, beh-can-inquire] lists and shows messages, newest first', async () => {
  const { body, headers } = await api.call(listSystemMessagesSpec, { query: { per: 2 } }, member);
  expect(body).toMatchObject([{ title: 'ポイントの有効期限のお知らせ' }, { is_important: true }]);
  expect([headers.get('x-total'), headers.get('x-last-page')]).toEqual(['3', '2']);
  const one = await api.call(getSystemMessageSpec, { params: { id: body[0]!.id } }, member);
  expect(one.body).toMatchObject({
    ...body[0],
    body: expect.stringContaining('有効期限があります') as string,
  });
});

it('[entity-system-message] has a title, a day and plain text', async () => {
  const entry = (await list())[2]!;
  expect(entry).toEqual({
    id: entry.id,
    title: 'ご登録ありがとうございます',
    is_important: false,
    published_at: '2026-05-01T03:00:00.000Z',
    is_read: false,
  });
  expect((await api.call(getSystemMessageSpec, { params: { id: entry.id } }, member)).body).toEqual({
    ...entry,
    body: '会員登録ありがとうございます。\nお買い物でお使いいただけるクーポンをご用意しています。「クーポン」のページからお受け取りください。',
  });
});

it('shows a message to one member to that member only', async () => {
  const theirs = (await list(second)).find(({ title }) => title === 'お問い合わせへのご回答');
  expect((await list()).map(({ id }) => id)).not.toContain(theirs!.id);
  for (const id of [theirs!.id, 2_000_000_000]) {
    const { status, error } = await api.call(getSystemMessageSpec, { params: { id } }, member);
    expect([status, error.code]).toEqual([404, 'system_message.not_found']);
  }
});

it('shows no message before its time, after it, of another group or of another shop', async () => {
  const [me] = await api.db.select().from(users).where(eq(users.email, 'member@example.jp'));
  const [wholesale] = await api.db.select().from(customerGroups).where(eq(customerGroups.key, 'wholesale'));
  const now = api.clock.now();
  const soon = new Date(now.getTime() + 60_000);
  const row = { channelId: me!.channelId, title: '見えない', body: '', publishedAt: now };
  await api.db.insert(systemMessages).values([
    { ...row, publishedAt: soon },
    { ...row, endsAt: now },
    { ...row, groupId: wholesale!.id },
    { ...row, channelId: me!.channelId + 1 },
  ]);
  expect((await list()).map(({ title }) => title)).not.toContain('見えない');
});

it('a message that was read is read on every device of its member, for nobody else, and all the others are counted', async () => {
  const theirs = (await list(second)).find(({ title }) => title === 'お問い合わせへのご回答');
  const [me] = await api.db.select().from(users).where(eq(users.email, 'member@example.jp'));
  const row = { channelId: me!.channelId, title: 'お知らせ', body: '', publishedAt: api.clock.now() };
  await api.db.insert(systemMessages).values(Array.from({ length: 12 }, () => row));
  const unread = async (who: { token: string }) => {
    const { headers } = await api.call(listSystemMessagesSpec, { query: { is_unread: '1', per: 1 } }, who);
    return Number(headers.get('x-total'));
  };
  const [before, ofSecond] = [await unread(member), await unread(second)];
  const id = (await list())[0]!.id;
  const mark = (readable_id: number, who = member) =>
    api.call(readSystemMessageSpec, { body: { readable_id } }, who);
  expect([(await mark(id)).status, (await mark(id)).status]).toEqual([204, 204]);
  const elsewhere = { token: await api.signIn('member@example.jp') };
  expect((await list(elsewhere))[0]).toMatchObject({ id, is_read: true });
  expect([before > 10, before - (await unread(elsewhere)), ofSecond - (await unread(second))]).toEqual([
    true,
    1,
    0,
  ]);
  expect((await mark(theirs!.id)).error.code).toBe('system_message.not_found');
});
