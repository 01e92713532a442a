import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { operatorOf } from '@shop/testing-api/operator';
import { SOAK_FACTOR } from '@shop/testing-api/soak-factor';
import { count, like } from 'drizzle-orm';
import { products } from '../../db/schema';

/** LARGE FILE: a sample here; the soak multiplies it to 200,000. */
const ROWS = 500 * SOAK_FACTOR;
const HEAD = 'code,name,maker,category,tax_rate,variant_key,price,stock';

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await openTestApi();
  folder = await mkdtemp(path.join(tmpdir(), 'shop-large-import-'));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

async function importRows(code: string, last: string) {
  const file = path.join(folder, `${code}.csv`);
  const written = await open(file, 'w');
  await written.write(`${HEAD}\n`);
  for (let row = 1; row < ROWS; row += 1)
    await written.write(`${code}-${row},器 ${row},窯元,台所,10,${code}-${row},${1_000 + row},1\n`);
  await written.write(`${last}\n`);
  await written.close();
  return operatorOf(api)('import', file, '--channel', 'default');
}
const kept = async (code: string) =>
  (
    await api.db
      .select({ value: count() })
      .from(products)
      .where(like(products.key, `${code}-%`))
  )[0]?.value;

// reliability 18
it('imports all rows of a large file', async () => {
  const { code, out, progress } = await importRows('whole', 'whole-last,器,窯元,台所,10,whole-last,900,1');
  expect([code, out]).toEqual([0, expect.stringContaining(`追加 ${ROWS} 件`)]);
  expect(progress).toEqual(
    expect.arrayContaining([
      `読み取り scanning ${ROWS}`,
      `照合 comparing ${ROWS} / ${ROWS}`,
      `書き込み writing ${ROWS} / ${ROWS}`,
      `検索の準備 indexing ${ROWS} / ${ROWS}`,
    ]),
  );
  expect(await kept('whole')).toBe(ROWS);
  await checkInvariants(api.db);
});

it('imports no row where the last one is invalid', async () => {
  const { code, out } = await importRows('wrong', 'wrong-last,器,窯元,台所,10,wrong-last,minus,1');
  expect([code, out]).toEqual([1, expect.stringContaining(`${ROWS + 1}行目（code `)]);
  expect(await kept('wrong')).toBe(0);
});
