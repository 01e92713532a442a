import { getNewsSpec } from '@shop/contract/news/get-news';
import { listNewsSpec } from '@shop/contract/news/list-news';
import { readNewsSpec } from '@shop/contract/news/read-news';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { eq } from 'drizzle-orm';
import { news, newsReads } from '../db/schema';

let api: TestApi;
let member: { token: string };
let second: { token: string };
beforeAll(async () => {
  api = await openTestApi();
  member = { token: await api.signIn('member@example.jp') };
  second = { token: await api.signIn('second@example.jp') };
});
afterAll(() => api.close());

const read = (readable_id: number, who: object = member) =>
  api.call(readNewsSpec, { body: { readable_id } }, who);
const listed = async (who: object) => (await api.call(listNewsSpec, { query: {} }, who)).body;

it('[call-post-v1-news-readables, beh-news-read] marks a piece of news as read for that member, once', async () => {
  const [first, other] = await listed(member);
  const responses = await Promise.all(Array.from({ length: 10 }, () => read(first!.id)));
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(204));
  expect(await api.db.$count(newsReads)).toBe(1);
  const marks = (rows: Awaited<ReturnType<typeof listed>>) => rows.map(({ is_read }) => is_read);
  expect(marks(await listed(member)).filter(Boolean)).toHaveLength(1);
  expect((await api.call(getNewsSpec, { params: { id: first!.id } }, member)).body.is_read).toBe(true);
  expect((await api.call(getNewsSpec, { params: { id: other!.id } }, member)).body.is_read).toBe(false);
  for (const who of [second, {}]) expect(marks(await listed(who))).not.toContain(true);
});

it('[entity-news] has a list, the data of one, and is marked as read by its readable_id', async () => {
  const [entry] = await listed(second);
  expect(entry).toEqual({
    id: 1,
    title: '休業日のお知らせ',
    label: '営業案内',
    published_at: '2026-06-08T03:00:00.000Z',
    is_read: false,
  });
  expect((await read(1, second)).status).toBe(204);
  expect((await api.call(getNewsSpec, { params: { id: 1 } }, second)).body).toEqual({
    ...entry,
    is_read: true,
    body: '<p>年末年始（12月29日から1月3日まで）は、出荷とお問い合わせをお休みします。期間中のご注文は、年始の営業日より順に出荷します。休業の前に出荷した商品は、年末年始もお届けします。</p>',
  });
});

it('accepts only news that this shop shows', async () => {
  const [elsewhere] = await api.db.select().from(news).where(eq(news.channelId, 4)).limit(1);
  const [hidden] = await api.db
    .insert(news)
    .values({ channelId: 1, title: 'x', label: 'x', body: 'x', isShow: false, publishedAt: api.clock.now() })
    .returning();
  const [later] = await api.db
    .insert(news)
    .values({
      channelId: 1,
      title: 'x',
      label: 'x',
      body: 'x',
      publishedAt: new Date(api.clock.now().getTime() + 1),
    })
    .returning();
  for (const id of [elsewhere!.id, hidden!.id, later!.id, 2_000_000_000]) {
    const { status, error } = await read(id);
    expect([status, error.code]).toEqual([404, 'news.not_found']);
  }
});
