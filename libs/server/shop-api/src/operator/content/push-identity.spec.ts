import { rm } from 'node:fs/promises';
import path from 'node:path';
import { getFrontSettingsSpec } from '@shop/contract/site/get-front-settings';
import { colouredPicture, type ContentShop, openContentShop } from '@shop/testing-api/content-shop';
import { fingerprintDatabase } from '@shop/testing-api/fingerprint-database';
import { pino } from 'pino';
import { deleteExpiredData } from '../../cleanup/delete-expired-data';
import { DEFAULT_CONFIG } from '../../ports/shop-api-config';

let content: ContentShop;
beforeAll(async () => {
  content = await openContentShop();
});
afterAll(() => content.close());

describe('what a shop shows of itself', () => {
  const settingsOf = async () => (await content.api.call(getFrontSettingsSpec, {})).body;

  it('top of the home page and logo are pushed, pulled, and removed', async () => {
    const folder = await content.folderOf({
      'home/hero.md':
        '---\nphrase: |-\n  山の\n  道具\nlead: 登るために。\nimage: ../a.jpg\nimageAlt: 山小屋\n---\n',
      'logo/logo.md': '---\nimage: ../a.jpg\n---\n',
      'a.jpg': await colouredPicture('#223344'),
    });
    expect(await content.push(folder)).toMatchObject({ code: 0, err: '' });
    const settings = await settingsOf();
    const picture = settings['SITE.LOGO.PICTURE'];
    expect(settings).toMatchObject({
      'HOME.HERO.PHRASE': '山の\n道具',
      'HOME.HERO.LEAD': '登るために。',
      'HOME.HERO.PICTURE': picture,
      'HOME.HERO.PICTURE_ALT': '山小屋',
      'SITE.NAMESPACE': 'default',
    });
    expect((await content.api.request(String(picture))).status).toBe(200);
    const before = await fingerprintDatabase(content.api.db);
    const pulled = path.join(content.root, 'pulled-identity');
    await content.pull(pulled);
    expect(await content.push(pulled, '--delete')).toMatchObject({ code: 0, err: '' });
    expect(await fingerprintDatabase(content.api.db)).toBe(before);
    await rm(path.join(pulled, 'home'), { recursive: true });
    await content.push(pulled, '--delete');
    expect((await settingsOf())['HOME.HERO.LEAD']).toBe('登るために。');
  });

  it('its pictures are kept from the cleanup', async () => {
    const picture = String((await settingsOf())['SITE.LOGO.PICTURE']);
    content.api.clock.advance(3 * 24 * 60 * 60 * 1000);
    await deleteExpiredData({
      ...{
        db: content.api.db,
        clock: content.api.clock,
        mail: content.api.mail,
        log: pino({ level: 'silent' }),
      },
      config: { ...DEFAULT_CONFIG, filesFolder: content.files },
    });
    expect((await content.api.request(picture)).status).toBe(200);
  });
});
