import { checkInvariants } from '@shop/testing-api/check-invariants';
import { createReadyCart, decideCart } from '@shop/testing-api/checkout';
import { fingerprintDatabase } from '@shop/testing-api/fingerprint-database';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorContextOf } from '@shop/testing-api/operator-context';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { categories, imports, makers, searchIndexQueue, tags } from '../../db/schema';
import { DEFAULT_CONFIG } from '../../ports/shop-api-config';
import { drainIndexQueue } from '../../search/drain-index-queue';
import { deleteInterruptedImports } from './delete-interrupted-imports';
import { discardImport } from './discard-import';
import { acquireImportLease } from './import-lease';
import { type FileFields, IMPORT_FIELDS } from './import-fields';
import type { ImportedModel } from './imported-model';
import { importProducts } from './import-products';
import { insertHidden } from './insert-hidden';
import { resolveNames } from './resolve-names';
import { openImport, stageModels } from './stage-import';
import { planImport } from './plan-import';
import { publishImport } from './publish-import';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});
afterEach(async () => {
  await checkInvariants(api.db);
  await api.close();
});

const COUNT = 60;
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
const HEADERS = { 'channel-id': 'default' };

const modelOf = (number: number): ImportedModel => ({
  ...{ line: 2, code: `hid-${number}`, name: `隠し器 ${number}`, nameKana: 'カクシウツワ', catchCopy: '' },
  ...{ description: '', maker: '隠し窯元', brand: '', categories: [['隠し分類', '隠し小分類']] },
  ...{ tags: ['隠しタグ'], taxRate: 10, shippingDays: 1, isShow: true, isDeleted: false, pictures: [] },
  variants: [
    {
      ...{ line: 2, code: `hid-${number}`, key: `hid-${number}`, isKeyGiven: false, options: [], price: 1 },
      ...{ beforePrice: null, stock: 1, isSoldOnOrder: null, picture: '' },
    },
  ],
});
async function* models() {
  for (let number = 0; number < COUNT; number += 1) yield await Promise.resolve(modelOf(number));
}

/** An import as far as the moment before its switch. */
async function prepare() {
  const { db } = api;
  const now = api.clock.now();
  const target = { channelId: CHANNEL_ID, now, pictures: new Map(), onProgress: () => undefined };
  const importId = await openImport(db, target);
  const staged = await stageModels(db, importId, models(), target);
  await acquireImportLease(db, { channelId: CHANNEL_ID, importId });
  const survey = await planImport(db, CHANNEL_ID, staged, ALL_FIELDS, () => undefined);
  const names = await resolveNames(db, CHANNEL_ID, importId);
  await insertHidden(db, { onProgress: () => undefined, channelId: CHANNEL_ID, staged, survey, names, now });
  const changed = { channelId: CHANNEL_ID, importId, positions: survey.known };
  return { importId, switchTo: { changed, fields: ALL_FIELDS, names, hasPictures: false, now } };
}
const importNow = () =>
  importProducts(operatorContextOf(api), {
    ...{
      channelId: CHANNEL_ID,
      fields: ALL_FIELDS,
      models: models(),
      total: COUNT,
      sums: 'with-tax',
      file: 'products.csv',
    },
    ...{ isDryRun: false, pictures: new Map() },
  });
/** As if the process had been killed and its lease were over. */
const kill = (importId: number) =>
  api.db
    .update(imports)
    .set({ leasedUntil: sql`clock_timestamp() - interval '1 second'` })
    .where(eq(imports.id, importId));

/** Where shoppers could meet what is imported: lists, pages, counts, searches, suggestions, facets and sitemaps. */
const READS = [
  ...['', '&sort=new', '&sort=price_asc', '&sort=price_desc', '&in_stock=1', '&price_max=10', '&word=隠し器'],
  ...['&word=カクシウツワ', '&word=隠し窯元', '&word=hid-7'],
]
  .map((query) => `/v1/products?per=100${query}`)
  .concat([
    ...['/v1/products/hid-7', '/v1/products/suggestions?word=隠し', '/v1/products/suggestions?word=かくし'],
    ...['/v1/products/search-corrections?word=隠し器い', '/v1/categories/hierarchy?table=products'],
    ...['/v1/makers?per=100', '/v1/brands?per=100', '/v1/tags?per=100'],
    ...['/v1/products/facets', '/v1/products/facets?word=隠し器', '/v1/products/facets?price_max=10'],
    ...['/v1/sitemaps', '/v1/sitemaps/products/1', '/v1/sitemaps/categories/1', '/v1/sitemaps/makers/1'],
  ]);
async function read(path: string) {
  const response = await api.request(path, { headers: HEADERS });
  return {
    path,
    total: response.headers.get('x-total'),
    status: response.status,
    body: await response.text(),
  };
}
async function readAll() {
  const responses = [];
  for (const path of READS) responses.push(await read(path));
  return responses;
}
/** The pages of what an import brings, by the keys that it made. */
async function pagesOfNew() {
  const [maker] = await api.db.select().from(makers).where(eq(makers.name, '隠し窯元'));
  const [category] = await api.db.select().from(categories).where(eq(categories.name, '隠し分類'));
  const [tag] = await api.db.select().from(tags).where(eq(tags.name, '隠しタグ'));
  const list = '/v1/products?per=100&child=true';
  return {
    page: await read(`/v1/makers/${maker?.id}`),
    lists: [
      await read(`${list}&maker=${maker?.key}`),
      await read(`${list}&category=${category?.key}`),
      await read(`${list}&tag=${tag?.key}`),
    ],
  };
}

it('until its switch no reader sees anything of an import, and afterwards every reader sees all of it', async () => {
  const before = await readAll();
  expect(before.map(({ status }) => status).filter((status) => status !== 200 && status !== 404)).toEqual([]);
  const { importId, switchTo } = await prepare();
  await drainIndexQueue({ db: api.db, isOver: () => false });
  expect(await readAll()).toEqual(before);
  const unseen = await pagesOfNew();
  expect([unseen.page.status, ...unseen.lists.map(({ total }) => total)]).toEqual([404, '0', '0', '0']);

  await api.db.transaction((tx) => publishImport(tx, switchTo));
  await drainIndexQueue({ db: api.db, isOver: () => false });
  const after = await readAll();
  const changed = after.filter(({ body }, at) => body !== before[at]?.body).map(({ path }) => path);
  expect(READS.filter((path) => !changed.includes(path) && path !== '/v1/sitemaps')).toEqual([]);
  const seen = await pagesOfNew();
  expect([seen.page.status, ...seen.lists.map(({ total }) => total)]).toEqual([200, '60', '60', '60']);
  const everything = [...after, seen.page].map(({ body }) => body).join();
  for (const name of ['隠し器', '隠し窯元', '隠し分類', '隠し小分類', '隠しタグ', 'hid-59'])
    expect(everything).toContain(name);
  await discardImport(api.db, importId);
  expect(await readAll()).toEqual(after);
});

it('one that is discarded before its switch leaves nothing', async () => {
  const before = await fingerprintDatabase(api.db);
  const { importId } = await prepare();
  expect(await fingerprintDatabase(api.db)).not.toBe(before);
  await discardImport(api.db, importId);
  expect(await fingerprintDatabase(api.db)).toBe(before);
});

it('what one that was killed has hidden is deleted by the cleanup, and not before its lease is over', async () => {
  const before = await fingerprintDatabase(api.db);
  const { importId } = await prepare();
  const task = () =>
    deleteInterruptedImports({
      ...{ ...api, config: DEFAULT_CONFIG, log: pino({ level: 'silent' }), isOver: () => false },
    });
  expect(await task()).toBe(0);
  await kill(importId);
  expect(await task()).toBe(1);
  expect(await fingerprintDatabase(api.db)).toBe(before);
});

it('the next import of the shop deletes what a killed one has hidden, and that one can switch no more', async () => {
  const { importId, switchTo } = await prepare();
  await kill(importId);
  expect(await importNow()).toMatchObject({ added: COUNT, changed: 0, errors: [] });
  await expect(api.db.transaction((tx) => publishImport(tx, switchTo))).rejects.toThrow('interrupted');
  expect((await read('/v1/products?per=100&word=隠し器')).total).toBe(String(COUNT));
  expect(await api.db.$count(imports)).toBe(0);
});

it('an import waits for the one before it', async () => {
  const { importId, switchTo } = await prepare();
  let isOver = false;
  const next = importNow().finally(() => (isOver = true));
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(isOver).toBe(false);
  await api.db.transaction((tx) => publishImport(tx, switchTo));
  expect(await next).toMatchObject({ added: 0, changed: 0, unchanged: COUNT });
  await discardImport(api.db, importId);
});

it('while products are put in hidden, orders go on, and the index waits for the switch', async () => {
  const [wanted] = await wellStockedProducts(api.db, 1);
  const cart = await createReadyCart(api, [{ product_key: wanted!.key, quantity: 1 }]);
  const [{ importId }, decided] = await Promise.all([prepare(), decideCart(api, cart)]);
  expect(decided.status).toBe(200);
  expect(await api.db.$count(searchIndexQueue)).toBe(COUNT);
  await discardImport(api.db, importId);
  expect(await api.db.$count(searchIndexQueue)).toBe(0);
});
