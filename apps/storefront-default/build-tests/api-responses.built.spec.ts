import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { users } from '@shop/shop-api/db/schema';
import { openNewsletterTokens } from '@shop/shop-api/newsletters/newsletter-token';
import { setUpBrowser } from '@shop/testing-browser/set-up-browser';
import { setUpTab } from '@shop/testing-browser/tab';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { type OpenShop, openShop } from './open-shop';

/** A browser beside everything else, on a machine that may be slow. */
jest.setTimeout(90_000);

const MEMBER = 'member@example.jp';
const PICTURE = '/files/0123456789abcdef-960.webp';
const WIDTH = 24;

let open: OpenShop;
let folder: string;
const tab = setUpTab(setUpBrowser({ locale: 'ja-JP' }));
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-pictures-'));
  const picture = sharp({ create: { width: WIDTH, height: WIDTH, channels: 3, background: '#1f5c4a' } });
  await writeFile(path.join(folder, path.basename(PICTURE)), await picture.webp().toBuffer());
  open = await openShop({ config: { filesFolder: folder } });
}, 60_000);
afterAll(async () => {
  await open.close();
  await rm(folder, { recursive: true });
});

const isMember = and(eq(users.channelId, 1), eq(users.email, MEMBER));
const member = async () => (await open.api.db.select().from(users).where(isMember))[0]!;

test('an HTML page of the API opened through the shop has no access to the shop’s origin and runs no script', async () => {
  await tab.page.goto(`${open.shop.url}/api/docs`);
  expect(await tab.page.getByRole('heading', { level: 1 }).textContent()).toBe('ショップ API');
  expect(await tab.page.evaluate(() => self.origin)).toBe('null');
});

test('a picture can be opened by itself and is shown on the shop’s pages', async () => {
  await tab.page.goto(`${open.shop.url}${PICTURE}`);
  expect(await tab.page.evaluate(() => document.images[0]?.naturalWidth)).toBe(WIDTH);
  await tab.page.goto(`${open.shop.url}/sitemap`);
  const width = await tab.page.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    return picture.naturalWidth;
  }, PICTURE);
  expect(width).toBe(WIDTH);
});

test('the link of a newsletter asks for confirmation, and its button unsubscribes', async () => {
  await open.api.db.update(users).set({ isReceiveNewsletter: true }).where(isMember);
  const token = (await openNewsletterTokens(open.api, 'default')).sign((await member()).id);
  await tab.page.goto(`${open.shop.url}/api/newsletters/default/${token}`);
  await tab.page.getByRole('button', { name: '配信を停止する' }).click();
  await tab.page.getByRole('heading', { name: 'メールマガジンの配信を停止しました' }).waitFor();
  expect((await member()).isReceiveNewsletter).toBe(false);
  expect(tab.watch.problems).toEqual([]);
});
