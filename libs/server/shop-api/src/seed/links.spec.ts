import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { readSeededTexts } from '@shop/testing-api/seeded-texts';
import { and, eq, isNull } from 'drizzle-orm';
import {
  blogs,
  categories,
  channels,
  collections,
  flipBooks,
  freeAreas,
  landingPages,
  news,
  products,
  staticPages,
  stylists,
  tags,
} from '../db/schema';

const ROUTES = path.join(import.meta.dirname, '../../../../../tools/spec/routes.json');
/** Links in HTML, and texts that are a link as a whole. */
const LINK = /href="([^"]*)"|^(\/[^\s<>]*)$/g;
/** They lead to a telephone or a mail program. */
const OTHERS = /^(?:tel:[\d-]+|mailto:\S+@\S+)$/;

let api: TestApi;
let routes: readonly string[];
beforeAll(async () => {
  api = await openTestApi();
  const listed = JSON.parse(await readFile(ROUTES, 'utf8')) as readonly { readonly path: string }[];
  routes = listed.map(({ path: route }) => route);
});
afterAll(() => api.close());

/** The keys that a page or a condition of a list can name in a shop. */
async function keysOf(channelId: number): Promise<Readonly<Record<string, ReadonlySet<string>>>> {
  const { db } = api;
  const set = async (rows: Promise<readonly { readonly key: string | number }[]>) =>
    new Set((await rows).map(({ key }) => String(key)));
  return {
    category: await set(
      db
        .select({ key: categories.key })
        .from(categories)
        .where(and(eq(categories.channelId, channelId), eq(categories.tableName, 'products'))),
    ),
    tag: await set(
      db
        .select({ key: tags.key })
        .from(tags)
        .where(and(eq(tags.channelId, channelId), isNull(tags.passwordHash))),
    ),
    lp: await set(
      db.select({ key: landingPages.slug }).from(landingPages).where(eq(landingPages.channelId, channelId)),
    ),
    page: await set(
      db.select({ key: staticPages.url }).from(staticPages).where(eq(staticPages.channelId, channelId)),
    ),
    product: await set(
      db.select({ key: products.key }).from(products).where(eq(products.channelId, channelId)),
    ),
    blog: await set(db.select({ key: blogs.id }).from(blogs).where(eq(blogs.channelId, channelId))),
    news: await set(db.select({ key: news.id }).from(news).where(eq(news.channelId, channelId))),
    stylist: await set(
      db.select({ key: stylists.key }).from(stylists).where(eq(stylists.channelId, channelId)),
    ),
    'flip-book': await set(
      db.select({ key: flipBooks.key }).from(flipBooks).where(eq(flipBooks.channelId, channelId)),
    ),
  };
}

/** Whether a link leads to a page of the shop, and every key in it to something that is there. */
function leadsSomewhere(link: string, keys: Awaited<ReturnType<typeof keysOf>>): boolean {
  if (OTHERS.test(link)) return true;
  const { pathname, searchParams, origin } = new URL(link, 'http://shop.test');
  if (origin !== 'http://shop.test') return false;
  for (const name of ['category', 'tag'])
    if (searchParams.getAll(name).some((key) => keys[name]?.has(key) !== true)) return false;
  const page = pathname.replace(/(.)\/$/, '$1');
  if (routes.includes(page) || keys['page']?.has(page) === true) return true;
  const [, folder = '', key = '', ...rest] = page.split('/');
  return rest.length === 0 && keys[folder]?.has(decodeURIComponent(key)) === true;
}

const linksIn = (text: string): readonly string[] =>
  [...text.matchAll(LINK)].map(([, href, whole]) => href ?? whole ?? '');

it.each(['default', 'corporate', 'school', 'gift'])(
  'every link of the shop %s leads somewhere',
  async (key) => {
    const [channel] = await api.db.select().from(channels).where(eq(channels.key, key));
    const keys = await keysOf(channel!.id);
    const links = (await readSeededTexts(api.db))
      .filter(({ channelId }) => channelId === channel!.id)
      .flatMap(({ where, text }) => linksIn(text).map((link) => ({ where, link })));
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter(({ link }) => !leadsSomewhere(link, keys))).toEqual([]);
  },
);

it.each(['default', 'corporate', 'school', 'gift'])(
  'the home of the shop %s names collections and texts that are there',
  async (key) => {
    const [channel] = await api.db.select().from(channels).where(eq(channels.key, key));
    const named = (await readSeededTexts(api.db)).filter(
      ({ channelId, where }) => channelId === channel!.id && where.startsWith('layoutBlocks'),
    );
    const aliases = (
      await api.db.select().from(collections).where(eq(collections.channelId, channel!.id))
    ).map(({ alias }) => alias);
    const codes = (await api.db.select().from(freeAreas).where(eq(freeAreas.channelId, channel!.id))).map(
      ({ code }) => code,
    );
    const texts = named.map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining([...aliases, 'home-notice']));
    expect(codes).toContain('home-notice');
  },
);

it.each([
  ['/no-such-page', '/guide'],
  ['/product?category=no-such', '/product?category=kitchen&child=true'],
  ['/product?tag=gone', '/product?tag=gift'],
  ['/lp/no-such', '/lp/for-beginners'],
  ['/flip-book/no-such', '/flip-book/volume-12'],
  ['https://elsewhere.example/', '/contact/'],
  ['tel:', 'tel:049-000-1201'],
])('the link %s leads nowhere, and %s somewhere', async (wrong, right) => {
  const [channel] = await api.db.select().from(channels).where(eq(channels.key, 'default'));
  const keys = await keysOf(channel!.id);
  expect([leadsSomewhere(wrong, keys), leadsSomewhere(right, keys)]).toEqual([false, true]);
});
