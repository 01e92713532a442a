import { colouredPicture, type ContentShop, openContentShop } from '@shop/testing-api/content-shop';
import { eq } from 'drizzle-orm';
import { banners, layoutBlocks } from '../../db/schema';

const CHANNEL_ID = 1;

let content: ContentShop;
let picture: Uint8Array;
beforeAll(async () => {
  content = await openContentShop();
  picture = await colouredPicture('#2f5d50');
});
beforeEach(async () => {
  await content.api.db.delete(banners).where(eq(banners.channelId, CHANNEL_ID));
  await content.api.db.delete(layoutBlocks).where(eq(layoutBlocks.channelId, CHANNEL_ID));
});
afterAll(() => content.close());

const notesIn = (out: string) => out.split('\n').filter((line) => line.startsWith('注意'));
const block = (area: string, show = true) =>
  `---\nblocks:\n  - kind: banners\n    area: ${area}\n    show: ${String(show)}\n---\n`;

it.each<[string, string, Readonly<Record<string, string>>, boolean]>([
  ['a page', 'product-list', {}, true],
  ['the cart', 'cart', {}, true],
  ['the usual home of members', 'home-main', {}, true],
  ['a member’s home of its own', 'home-main', { 'layouts/ec.md': block('home-sub') }, false],
  ['a block of the same folder', 'summer', { 'layouts/home.md': block('summer') }, true],
  ['a hidden block', 'summer', { 'layouts/home.md': block('summer', false) }, false],
  ['a misspelt area', 'home-mian', {}, false],
  ['no page', 'top', {}, false],
])('a banner of %s (%s) is noted where nobody sees it', async (_name, area, files, isSeen) => {
  const folder = await content.folderOf({
    'banners/fair.md': `---\narea: ${area}\ntitle: 市\nimage: ../images/a.jpg\n---\n`,
    'images/a.jpg': picture,
    ...files,
  });
  for (const options of [['--dry-run'], []]) {
    const { code, out } = await content.push(folder, ...options);

    const note = new RegExp(
      `banners/fair.md 「area」 ${area}: この置き場所を表示するページはありません.*cart、.*product-list`,
    );
    expect([code, notesIn(out)]).toEqual([0, isSeen ? [] : [expect.stringMatching(note)]]);
  }
});
