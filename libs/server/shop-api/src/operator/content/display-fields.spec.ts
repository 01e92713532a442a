import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { colouredPicture, type ContentShop, openContentShop } from '@shop/testing-api/content-shop';
import { desc } from 'drizzle-orm';
import { banners, displayMessages, popups } from '../../db/schema';

let content: ContentShop;
beforeAll(async () => {
  content = await openContentShop();
});
afterAll(() => content.close());

it.each([
  ['a banner', 'banners/fair.md', 'area: fair\nimage: ../images/fair.jpg\n', banners],
  ['a popup', 'popups/fair.md', '', popups],
  ['a message', 'messages/fair.md', 'pages:\n  - mypage address\n', displayMessages],
])(
  '%s is pushed with its place and its period in Japan, and pulled with the same',
  async (_what, file, fields, table) => {
    const display = 'order: 7\nfrom: 2026-08-01 10:00\nuntil: 2026-08-31 00:00\nshow: false\n';
    const folder = await content.folderOf({
      [file]: `---\ntitle: 夏の市\n${fields}${display}---\n`,
      'images/fair.jpg': await colouredPicture('#2f5d50'),
    });
    expect(await content.push(folder)).toMatchObject({ code: 0, err: '' });
    const [row] = await content.api.db.select().from(table).orderBy(desc(table.id)).limit(1);
    expect(row).toMatchObject({
      position: 7,
      startsAt: new Date('2026-08-01T01:00:00Z'),
      endsAt: new Date('2026-08-30T15:00:00Z'),
      isShow: false,
    });
    const pulled = path.join(folder, 'pulled');
    await content.pull(pulled);
    expect(await readFile(path.join(pulled, file), 'utf8')).toContain(display);
  },
);
