import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MIGRATIONS } from '@shop/testing-api/seed-digest';
import { createTestClock } from '@shop/testing-api/test-clock';
import { asc, eq, sql } from 'drizzle-orm';
import { type OpenDatabase, openEmbedded } from '../db/open-database';
import {
  banners,
  channels,
  displayMessages,
  documentIssuers,
  freeAreas,
  news,
  popups,
  products,
  qas,
  shopEnvironment,
  staticPages,
} from '../db/schema';
import { SHOP_FACTS } from './content/shop-facts';
import { namedPictures } from './pictures/picture-set';
import { hasEveryShop, seedShop } from './seed-shop';
import type { ShopSeed } from './shop-seed';
import { SHOP_SEEDS } from './shops/all-shops';

/** Enough for every part of the seed. */
const MODELS_PER_SHOP = 36;

/** Joins the list later than the others. */
const LATER = SHOP_SEEDS.slice(-1);
const EARLIER = SHOP_SEEDS.slice(0, -1);

let folder: string;
let opened: OpenDatabase;
const emptyDatabase = () => path.join(folder, 'empty.tar');
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-seeds-'));
  const empty = await openEmbedded({ folder: null });
  await empty.migrate(MIGRATIONS);
  await writeFile(emptyDatabase(), (await empty.dump())!);
  await empty.close();
});
beforeEach(async () => {
  opened = await openEmbedded({ folder: null, snapshotPath: emptyDatabase() });
});
afterEach(() => opened.close());
afterAll(() => rm(folder, { recursive: true }));

const seed = (shops: readonly ShopSeed[], withSamples: boolean) =>
  seedShop(opened.db, {
    clock: createTestClock(),
    pictures: namedPictures,
    modelsPerShop: MODELS_PER_SHOP,
    withSamples,
    shops,
  });
/** What a live shop is called until its operator names it. */
const UNNAMED = 'オンラインショップ';
const shopsOf = async () =>
  (await opened.db.select().from(channels).orderBy(asc(channels.id))).map(({ key, name }) => ({ key, name }));
const productsOf = async (key: string) =>
  await opened.db
    .select({ code: products.code, name: products.name, stock: products.stock })
    .from(products)
    .innerJoin(channels, eq(channels.id, products.channelId))
    .where(eq(channels.key, key))
    .orderBy(asc(products.id));

it('an empty database gets every shop once', async () => {
  expect(await hasEveryShop(opened.db)).toBe(false);
  await seed(SHOP_SEEDS, true);
  expect(await hasEveryShop(opened.db)).toBe(true);
  await seed(SHOP_SEEDS, true);
  expect(await shopsOf()).toEqual(SHOP_SEEDS.map(({ key, name }) => ({ key, name })));
});

it.each([
  ['a demonstration', true],
  ['a live shop', false],
])(
  'the database of %s gets a shop that joins the list later, and keeps the others',
  async (_what, withSamples) => {
    await seed(EARLIER, withSamples);
    await opened.db.update(channels).set({ name: '改めた名前' }).where(eq(channels.key, 'default'));
    await opened.db.update(products).set({ stock: 7 });
    const before = await productsOf('default');
    expect(await hasEveryShop(opened.db)).toBe(false);

    await seed(SHOP_SEEDS, withSamples);
    expect(await hasEveryShop(opened.db)).toBe(true);
    expect((await shopsOf()).slice(EARLIER.length)).toEqual(
      LATER.map(({ key, name }) => ({ key, name: withSamples ? name : UNNAMED })),
    );
    expect((await shopsOf())[0]).toEqual({ key: 'default', name: '改めた名前' });
    expect(await productsOf('default')).toEqual(before);
    for (const { key } of LATER) expect((await productsOf(key)).length > 0).toBe(withSamples);
    expect(await opened.db.$count(shopEnvironment)).toBe(1);
  },
);

it('nothing that a demonstration says stands in a live shop', async () => {
  await seed(SHOP_SEEDS, false);
  const { rows } = await opened.db.execute<{ table: string; text: string }>(sql`
    select table_name as table, query_to_xml(format('select * from %I', table_name), true, false, '')::text as text
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`);
  expect(rows.length).toBeGreaterThan(50);
  const words = SHOP_SEEDS.flatMap(({ name, description }) => [name, description]);
  const facts = Object.values(SHOP_FACTS).flatMap(({ company, email, phone }) => [company, email, phone]);
  const found = rows.filter(({ text }) =>
    [...words, ...facts, 'example.jp'].some((word) => text.includes(word)),
  );
  expect(found.map(({ table }) => table)).toEqual([]);
  for (const table of [staticPages, news, qas, banners, popups, displayMessages, freeAreas, documentIssuers])
    expect(await opened.db.$count(table)).toBe(0);
});
