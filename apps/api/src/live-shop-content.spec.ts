import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getFrontSettingsSpec } from '@shop/contract/site/get-front-settings';
import { getPublicSpec } from '@shop/contract/site/get-public';
import { getStaticPageSpec } from '@shop/contract/static-pages/get-static-page';
import { createHttpCaller } from '@shop/testing-api/http-caller';
import { LIVE_ENVIRONMENT } from '@shop/testing-api/live-environment';
import { ShopProcess } from '@shop/testing-api/shop-process';

const TEST_LIMIT_MS = 60_000;

let folder: string;
let api: ReturnType<typeof createHttpCaller>;
const processes = new ShopProcess('shop-api-live-content', () => ({
  ...LIVE_ENVIRONMENT,
  SHOP_DATA_DIR: path.join(folder, 'data'),
  INIT_CWD: folder,
}));

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-live-content-'));
  await mkdir(path.join(folder, 'data'));
  await mkdir(path.join(folder, 'texts/pages'), { recursive: true });
  await processes.build();
  await processes.start();
  api = createHttpCaller(processes.url);
}, TEST_LIMIT_MS);
afterAll(async () => {
  await processes.close();
  await rm(folder, { recursive: true });
});

const isSelling = async () =>
  (await api.call(getFrontSettingsSpec, {})).body['PLUGIN.TEMPORARY_STOP_SELLING.IS_SELLING'];

it(
  'a live shop on an empty folder says nothing of a demonstration, and sells once it shows its legal pages',
  async () => {
    const { site } = (await api.call(getPublicSpec, {})).body;
    expect(site).toMatchObject({ name: 'オンラインショップ', description: '', sister_shops: [] });
    expect((await api.call(getFrontSettingsSpec, {})).body).toMatchObject({ 'HOME.HERO.PHRASE': '' });
    expect(await isSelling()).toBe(false);
    expect((await processes.run('status')).out).toContain(
      '「特定商取引法に基づく表記」のページ（/legal）がありません / the page /legal is missing',
    );
    for (const [name, title] of [
      ['legal', '特定商取引法に基づく表記'],
      ['privacy', 'プライバシーポリシー'],
    ])
      await writeFile(
        path.join(folder, `texts/pages/${name}.md`),
        `---\ntitle: ${title}\n---\n\n## 販売事業者\n\n株式会社山の道具\n`,
      );
    const pushed = await processes.run('content', 'push', 'texts', '--channel', 'default');
    expect(pushed).toMatchObject({ code: 0, err: '' });
    const { body: page } = await api.call(getStaticPageSpec, { params: { path: '/legal' } });
    expect(page.body).toBe('<h2>販売事業者</h2>\n<p>株式会社山の道具</p>\n');
    expect(await isSelling()).toBe(true);
    const { out } = await processes.run('status');
    expect(out.split('corporate  ')[0]).not.toContain('/legal');
    expect(out.split('corporate  ')[1]).toContain('/legal');
  },
  TEST_LIMIT_MS,
);
