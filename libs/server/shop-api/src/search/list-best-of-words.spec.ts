import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { sql } from 'drizzle-orm';
import { productModels } from '../db/schema';
import { listBestOfWords } from './list-best-of-words';
import { resolveSearch } from './resolve-search';

const MANY = 600;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  expect((await operatorOf(api)('seed', '--products', String(MANY), '--channel', 'default')).code).toBe(0);
});
afterAll(() => api.close());

const SHOWN = sql`${productModels.channelId} = 1 and ${productModels.isShow}`;
const pageOf = async (typed: string, limit: number, offset: number, filter = SHOWN) => ({
  ...{ filter, limit, offset },
  words: (await resolveSearch(api.db, 1, typed)).words,
});

describe.each([
  ['白 キッチン', 15, 0],
  ['白 キッチン', 10, 30],
  ['コモレビ マグ', 15, 0],
  ['白 マグ 食器', 15, 0],
  ['紺 ありません', 15, 0],
])('a search for %s, %i from %i on', (typed, limit, offset) => {
  it.each([20, 60, 300, 5_000])(
    'from the best %i of each word finds what one of all finds, or nothing',
    async (read) => {
      const page = await pageOf(typed, limit, offset);
      const all = await listBestOfWords(api.db, page, 'all');
      const best = await listBestOfWords(api.db, page, read);
      expect([all, null]).toContainEqual(best);
      if (read === 5_000) expect(best).toEqual(all);
    },
  );
});

it('a page of two common words is certain from few of their products', async () => {
  const page = await pageOf('白 キッチン', 15, 0);
  expect(await listBestOfWords(api.db, page, 120)).toHaveLength(15);
});

it('few products of each word are not enough where what they have in common is hidden', async () => {
  const best = await listBestOfWords(api.db, await pageOf('白 キッチン', 100, 0), 'all');
  const filter = sql`${SHOWN} and ${productModels.id} <> all(${sql.param([...best!])}::int[])`;
  const page = await pageOf('白 キッチン', 15, 0, filter);
  expect(await listBestOfWords(api.db, page, 30)).toBeNull();
  expect(await listBestOfWords(api.db, page, 'all')).toHaveLength(15);
});
