import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { productModels, productSearchWords, searchWords } from '../db/schema';
import { listTopMatches } from './list-top-matches';

const MANY = 600;
/** More than there are. */
const ALL = 5_000;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  expect((await operatorOf(api)('seed', '--products', String(MANY), '--channel', 'default')).code).toBe(0);
});
afterAll(() => api.close());

/** The vocabulary's words in one order, with qualities as a search gives them. */
async function wordsOf(...words: readonly string[]) {
  const rows = await api.db
    .select({ id: searchWords.id })
    .from(searchWords)
    .where(inArray(searchWords.word, [...words]))
    .orderBy(asc(searchWords.id));
  return rows.map(({ id }, at) => ({ id, quality: 100 - 15 * (at % 3) }));
}
const SHOWN = sql`${productModels.isShow}`;

it.each([
  [['白'], 15, 0],
  [['白', '紺', 'きっちん', '食器', '食品'], 15, 0],
  [['白', '紺', 'きっちん', '食器', '食品'], 40, 30],
  [['白'], 15, 10_000],
  [['ありません'], 15, 0],
])('%j: %i from %i on are those of a search that reads everything', async (typed, limit, offset) => {
  const page = { word: await wordsOf(...typed), filter: SHOWN, limit, offset };
  expect(await listTopMatches(api.db, { ...page, most: ALL })).toEqual(
    (await listTopMatches(api.db, { ...page, limit: ALL, offset: 0, most: ALL })).slice(
      offset,
      offset + limit,
    ),
  );
});

it('reads few of many products of a word', async () => {
  const word = await wordsOf('白', '紺');
  const execute = jest.spyOn(api.db, 'execute');
  await listTopMatches(api.db, { word, filter: SHOWN, limit: 5, offset: 0, most: ALL });
  expect(execute).toHaveBeenCalledTimes(1);
  execute.mockRestore();
});

it('reads more where most of the best are hidden', async () => {
  const word = await wordsOf('白');
  const best = api.db
    .select({ id: productSearchWords.productModelId })
    .from(productSearchWords)
    .where(eq(productSearchWords.wordId, word[0]!.id))
    .orderBy(
      desc(productSearchWords.weight),
      desc(productSearchWords.rank),
      desc(productSearchWords.productModelId),
    )
    .limit(200);
  const hidden = (await best).map(({ id }) => id);
  await api.db.update(productModels).set({ isShow: false }).where(inArray(productModels.id, hidden));
  const ids = await listTopMatches(api.db, { word, filter: SHOWN, limit: 15, offset: 0, most: ALL });
  expect([ids.length, ids.filter((id) => hidden.includes(id))]).toEqual([15, []]);
});
