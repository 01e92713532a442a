import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { createReadyCart, decideCart } from '@shop/testing-api/checkout';
import { fingerprintDatabase } from '@shop/testing-api/fingerprint-database';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { operatorContextOf } from '@shop/testing-api/operator-context';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { and, count, eq, like, sql } from 'drizzle-orm';
import { pino } from 'pino';
import {
  imports,
  productModels,
  products,
  stagedImages,
  stagedModels,
  stagedVariants,
} from '../../db/schema';
import { DEFAULT_CONFIG } from '../../ports/shop-api-config';
import { deleteInterruptedImports } from './delete-interrupted-imports';
import { type FileFields, IMPORT_FIELDS } from './import-fields';
import type { ImportedModel } from './imported-model';
import { importProducts } from './import-products';
import { openImport, stageModels } from './stage-import';

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await openTestApi();
  folder = await mkdtemp(path.join(tmpdir(), 'shop-atomic-import-'));
});
afterEach(() => checkInvariants(api.db));
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const COUNT = 130;
const DAY_MS = 24 * 60 * 60 * 1000;
const CHANNEL_ID = 1;
const ALL_FIELDS: FileFields = {
  ...{
    given: new Set(IMPORT_FIELDS),
    areOptionsNamed: [true, true, true],
    codeColumn: 'code',
    isCodeGiven: true,
    nameColumn: 'name',
    variantCodeColumn: 'variant_code',
    priceColumn: 'price',
    optionColumn: 'option1_value',
  },
};

const model = (code: string): ImportedModel => ({
  ...{ line: 2, code, name: `器 ${code}`, nameKana: '', catchCopy: '', description: '' },
  ...{ maker: '新しい窯元', brand: '', categories: [['新しい分類']], tags: ['新しいタグ'] },
  ...{ taxRate: 10, shippingDays: 1, isShow: true, isDeleted: false, pictures: [] },
  variants: [
    {
      ...{ line: 2, code, key: code, isKeyGiven: false, options: [], price: 1_000, beforePrice: null },
      ...{ stock: 1, isSoldOnOrder: null, picture: '' },
    },
  ],
});
async function* models(code: string, failsAfter = COUNT) {
  for (let number = 0; number < COUNT; number += 1) {
    if (number === failsAfter) throw new Error('The file cannot be read any more');
    yield await Promise.resolve(model(`${code}-${number}`));
  }
}
const run = (code: string, failsAfter?: number) =>
  importProducts(operatorContextOf(api), {
    ...{
      channelId: CHANNEL_ID,
      fields: ALL_FIELDS,
      models: models(code, failsAfter),
      total: COUNT,
      sums: 'with-tax',
      file: 'products.csv',
    },
    ...{ isDryRun: false, pictures: new Map() },
  });
const stored = (code: string) => api.db.$count(products, like(products.key, `${code}-%`));
/** Those that shoppers may see. */
const shown = async (code: string) => {
  const [row] = await api.db
    .select({ value: count() })
    .from(products)
    .innerJoin(productModels, eq(productModels.id, products.productModelId))
    .where(and(like(products.key, `${code}-%`), eq(productModels.isShow, true)));
  return row?.value ?? 0;
};
const staged = async () =>
  (await api.db.$count(imports)) +
  (await api.db.$count(stagedModels)) +
  (await api.db.$count(stagedVariants)) +
  (await api.db.$count(stagedImages));

/** Makes the database reject a product. */
async function rejectProduct(key: string): Promise<() => Promise<unknown>> {
  await api.db.execute(sql`create function reject_product() returns trigger language plpgsql as
    $$ begin raise exception 'rejected'; end $$`);
  await api.db.execute(sql`create trigger reject_product before insert on products for each row
    when (new.key = ${sql.raw(`'${key}'`)}) execute function reject_product()`);
  return () => api.db.execute(sql`drop function reject_product() cascade`);
}

it('an import that fails while it is staged leaves everything as it was', async () => {
  const before = await fingerprintDatabase(api.db);
  await expect(run('stops', 100)).rejects.toThrow('cannot be read');
  expect(await fingerprintDatabase(api.db)).toBe(before);
});

it('an import that fails in its last product leaves everything as it was', async () => {
  const accept = await rejectProduct(`late-${COUNT - 1}`);
  const before = await fingerprintDatabase(api.db);
  await expect(run('late')).rejects.toThrow();
  expect(await fingerprintDatabase(api.db)).toBe(before);
  await accept();
  expect(await run('late')).toMatchObject({ added: COUNT });
});

it('after one that was killed the next works, and what it had staged is deleted a day later', async () => {
  const target = {
    channelId: CHANNEL_ID,
    now: api.clock.now(),
    pictures: new Map(),
    onProgress: () => undefined,
  };
  const killed = await openImport(api.db, target);
  await stageModels(api.db, killed, models('killed'), target);
  expect(await stored('killed')).toBe(0);
  expect(await run('killed')).toMatchObject({ added: COUNT, changed: 0 });
  expect(await staged()).toBe(1 + 2 * COUNT);
  const task = () =>
    deleteInterruptedImports({
      ...{ ...api, config: DEFAULT_CONFIG, log: pino({ level: 'silent' }), isOver: () => false },
    });
  expect(await task()).toBe(0);
  api.clock.advance(DAY_MS + 1);
  expect([await task(), await staged()]).toEqual([1, 0]);
});

it('shoppers see none of its products or all of them', async () => {
  const seen = new Set<number>();
  let isRunning = true;
  const watching = (async () => {
    while (isRunning) seen.add(await shown('seen'));
  })();
  await run('seen');
  isRunning = false;
  await watching;
  seen.add(await shown('seen'));
  expect([...seen].toSorted((a, b) => a - b)).toEqual([0, COUNT]);
});

it('two imports of the same products at once come in one after the other', async () => {
  const results = await Promise.all([run('twice'), run('twice')]);
  expect(results.map(({ added }) => added).toSorted((a, b) => a - b)).toEqual([0, COUNT]);
  expect(await stored('twice')).toBe(COUNT);
});

it('buyers of products that are being imported neither deadlock nor lose a piece', async () => {
  const stocked = await wellStockedProducts(api.db, 8);
  const rows = await Promise.all(
    stocked.map(async ({ id }) => {
      const [row] = await api.db
        .select({ code: productModels.code, name: productModels.name, variant: products })
        .from(products)
        .innerJoin(productModels, eq(productModels.id, products.productModelId))
        .where(eq(products.id, id));
      return row!;
    }),
  );
  const file = path.join(folder, 'stocked.csv');
  const lines = rows
    .map(({ code, name, variant }) => `${code},${name},${variant.code},${variant.key},${variant.price + 1}`)
    .toReversed();
  await writeFile(file, ['code,name,variant_code,variant_key,price', ...lines].join('\n'));
  const wanted = stocked.map(({ key }) => ({ product_key: key, quantity: 1 }));
  const carts = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      createReadyCart(api, index % 2 === 0 ? wanted : wanted.toReversed()),
    ),
  );
  const [imported, ...decided] = await Promise.all([
    operatorOf(api)('import', file, '--channel', 'default'),
    ...carts.map((cart) => decideCart(api, cart)),
  ]);
  expect([imported.code, imported.err]).toEqual([0, '']);
  // One that met the new price is told so; none meets a deadlock.
  expect(decided.map(({ status }) => status).filter((status) => status !== 200 && status !== 422)).toEqual(
    [],
  );
});
