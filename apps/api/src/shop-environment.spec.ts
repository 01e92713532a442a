import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getFrontSettingsSpec } from '@shop/contract/site/get-front-settings';
import { type OpenDatabase, openEmbedded } from '@shop/shop-api/db/open-database';
import { createHttpCaller } from '@shop/testing-api/http-caller';
import { LIVE_ENVIRONMENT } from '@shop/testing-api/live-environment';
import { openSeededFolder } from '@shop/testing-api/open-seeded-folder';
import { ShopProcess } from '@shop/testing-api/shop-process';
import { sql } from 'drizzle-orm';

const TEST_LIMIT_MS = 60_000;
const SETTING = 'SITE.BREAKPOINT.SCREEN-SM';
const LIVE = LIVE_ENVIRONMENT;
const DEMO = { SHOP_ENV: 'demo' };
/** What somebody has who has forgotten everything. */
const NOTHING_SET = { SHOP_ENV: '' };
/** One line in both languages that says what to set. */
const BELONGS_TO_LIVE =
  /^起動できません: このデータベースは本番の店のものです。SHOP_ENV=live を.*This database belongs to a live shop: set SHOP_ENV=live.*\n$/;
const BELONGS_TO_DEMO =
  /^起動できません: このデータベースはデモのものです。.*SHOP_DATA_DIR.*This database belongs to a demonstration.*\n$/;

let folders: string;
let liveFolder: string;
let demoFolder: string;
let mode: NodeJS.ProcessEnv = {};
const processes = new ShopProcess('shop-api-environment', () => ({ INIT_CWD: folders, ...mode }));
const shop = (...words: readonly string[]) => processes.run(...words);

/** The embedded database of a folder in which nobody is at work. */
async function inFolder(folder: string, work: (opened: OpenDatabase) => Promise<void>): Promise<void> {
  const opened = await openEmbedded({ folder: path.join(folder, 'db') });
  try {
    await work(opened);
  } finally {
    await opened.close();
  }
}
/** A database that does not say what it is, as those of before databases said so. */
const unmark = (folder: string) =>
  inFolder(folder, async ({ db }) => {
    await db.execute(sql`delete from shop_environment`);
  });
async function copyOf(folder: string): Promise<string> {
  const copy = await mkdtemp(path.join(folders, 'copy-'));
  await cp(path.join(folder, 'db'), path.join(copy, 'db'), { recursive: true });
  return copy;
}
const setting = async () => {
  const { body } = await createHttpCaller(processes.url).call(getFrontSettingsSpec, {});
  return body[SETTING];
};

beforeAll(async () => {
  await processes.build();
  folders = await mkdtemp(path.join(tmpdir(), 'shop-environment-'));
  [liveFolder, demoFolder] = [path.join(folders, 'live'), path.join(folders, 'demo')];
  await mkdir(demoFolder);
  const seeded = await openSeededFolder(demoFolder);
  await seeded.close();
  mode = { ...LIVE, SHOP_DATA_DIR: liveFolder };
  await processes.start();
  await shop('settings', 'set', SETTING, '611', '--channel', 'default');
  await shop('backup', 'live.backup');
  await processes.stop();
}, TEST_LIMIT_MS);
afterAll(async () => {
  await processes.close();
  await rm(folders, { recursive: true, force: true });
});

describe('on a live shop’s data folder', () => {
  it.each<[string, NodeJS.ProcessEnv]>([
    ['with nothing set', NOTHING_SET],
    ['with SHOP_ENV=demo', DEMO],
    ['with the fault lab', { ...NOTHING_SET, SHOP_LAB: '1' }],
  ])(
    'a start %s is rejected in one line, and nothing is served',
    async (_name, variables) => {
      const outcome = await processes.startUnserved({ ...variables, SHOP_DATA_DIR: liveFolder });
      expect(outcome).toMatchObject({ code: 1, hasServed: false });
      expect(outcome.err).toMatch(BELONGS_TO_LIVE);
    },
    TEST_LIMIT_MS,
  );

  it(
    'a live start with the fault lab is rejected too',
    async () => {
      const variables = { ...LIVE, SHOP_LAB: '1', SHOP_DATA_DIR: liveFolder };
      const { code, hasServed, err } = await processes.startUnserved(variables);
      expect({ code, hasServed }).toEqual({ code: 1, hasServed: false });
      expect(err).toContain('SHOP_LAB must not be set');
    },
    TEST_LIMIT_MS,
  );

  it(
    'a start as a demonstration is rejected on a copy too, and on a database from before databases stored their environment',
    async () => {
      const copy = await copyOf(liveFolder);
      for (const prepare of [() => Promise.resolve(), () => unmark(copy)]) {
        await prepare();
        const outcome = await processes.startUnserved({ ...DEMO, SHOP_DATA_DIR: copy });
        expect(outcome).toMatchObject({ code: 1, hasServed: false });
        expect(outcome.err).toMatch(BELONGS_TO_LIVE);
      }
    },
    TEST_LIMIT_MS,
  );

  it(
    'an operator’s command without SHOP_ENV works on the live shop, which stays live and gets no samples',
    async () => {
      mode = { ...NOTHING_SET, SHOP_DATA_DIR: liveFolder };
      expect(await shop('settings', 'set', SETTING, '622', '--channel', 'default')).toMatchObject({
        code: 0,
      });
      const seeded = await shop('seed', '--products', '3', '--channel', 'default');
      expect(seeded).toMatchObject({ code: 1, err: expect.stringContaining('本番の店') as string });
      const outcome = await processes.startUnserved({ ...DEMO, SHOP_DATA_DIR: liveFolder });
      expect(outcome).toMatchObject({ code: 1, hasServed: false });
    },
    TEST_LIMIT_MS,
  );

  it(
    'a demonstration’s backup is rejected even when SHOP_ENV is not set',
    async () => {
      mode = { ...DEMO, SHOP_DATA_DIR: demoFolder };
      expect(await shop('backup', 'demo.backup')).toMatchObject({ code: 0 });
      mode = { ...NOTHING_SET, SHOP_DATA_DIR: liveFolder };
      expect(await shop('restore', 'demo.backup', '--yes')).toMatchObject({
        code: 1,
        err: expect.stringContaining('デモのバックアップ') as string,
      });
    },
    TEST_LIMIT_MS,
  );

  it(
    'the live shop itself starts again with its data',
    async () => {
      mode = { ...LIVE, SHOP_DATA_DIR: liveFolder };
      await processes.start();
      expect(await setting()).toBe(622);
      await processes.stop();
    },
    TEST_LIMIT_MS,
  );
});

describe('on a demonstration’s data folder', () => {
  const rejection = { code: 1, err: expect.stringContaining('SHOP_ENV=live') as string };

  it(
    'a live shop’s backup is rejected while no API runs, whatever SHOP_ENV says',
    async () => {
      for (const variables of [NOTHING_SET, LIVE]) {
        mode = { ...variables, SHOP_DATA_DIR: demoFolder };
        expect(await shop('restore', 'live.backup', '--yes')).toMatchObject(rejection);
      }
    },
    TEST_LIMIT_MS,
  );

  it(
    'no backup is restored while the API runs, which continues with its data',
    async () => {
      mode = { ...DEMO, SHOP_DATA_DIR: demoFolder };
      await processes.start();
      const before = await setting();
      expect(await shop('restore', 'live.backup', '--yes')).toMatchObject({
        code: 1,
        err: expect.stringContaining('API が動いています') as string,
      });
      expect(await setting()).toBe(before);
      expect(await setting()).not.toBe(611);
      await processes.stop();
    },
    TEST_LIMIT_MS,
  );

  it(
    'a live start is rejected, even when the demo accounts are gone or the environment is not stored yet',
    async () => {
      const withoutAccounts = await copyOf(demoFolder);
      await inFolder(withoutAccounts, async ({ db }) => {
        await db.execute(sql`update users set password_hash = 'none'`);
      });
      const unmarked = await copyOf(demoFolder);
      await unmark(unmarked);
      for (const folder of [demoFolder, withoutAccounts, unmarked]) {
        const outcome = await processes.startUnserved({ ...LIVE, SHOP_DATA_DIR: folder });
        expect(outcome).toMatchObject({ code: 1, hasServed: false });
        expect(outcome.err).toMatch(BELONGS_TO_DEMO);
      }
    },
    TEST_LIMIT_MS,
  );
});

describe('on an empty data folder', () => {
  it(
    'a live shop’s backup is restored for SHOP_ENV=live alone, and is never served by a demonstration',
    async () => {
      const empty = path.join(folders, 'empty');
      mode = { ...NOTHING_SET, SHOP_DATA_DIR: empty };
      expect(await shop('restore', 'live.backup')).toMatchObject({
        code: 1,
        err: expect.stringContaining('SHOP_ENV=live') as string,
      });
      mode = { ...LIVE, SHOP_DATA_DIR: empty };
      expect(await shop('restore', 'live.backup')).toMatchObject({ code: 0, err: '' });
      const outcome = await processes.startUnserved({ ...DEMO, SHOP_DATA_DIR: empty });
      expect(outcome).toMatchObject({ code: 1, hasServed: false });
      await processes.start();
      expect(await setting()).toBe(611);
      await processes.stop();
    },
    TEST_LIMIT_MS,
  );

  it(
    'a live shop’s backup is restored where the database cannot be opened any more',
    async () => {
      const broken = await copyOf(liveFolder);
      await writeFile(path.join(broken, 'db/global/pg_control'), '');
      mode = { ...NOTHING_SET, SHOP_DATA_DIR: broken };
      expect(await shop('restore', 'demo.backup', '--yes')).toMatchObject({
        code: 1,
        err: expect.stringContaining('本番の店かデモか分かりません') as string,
      });
      mode = { ...LIVE, SHOP_DATA_DIR: broken };
      expect(await shop('restore', 'live.backup', '--yes')).toMatchObject({ code: 0 });
      const outcome = await processes.startUnserved({ ...DEMO, SHOP_DATA_DIR: broken });
      expect(outcome.err).toMatch(BELONGS_TO_LIVE);
    },
    TEST_LIMIT_MS,
  );
});
