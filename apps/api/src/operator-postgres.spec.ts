import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getFrontSettingsSpec } from '@shop/contract/site/get-front-settings';
import { describeOnPostgres } from '@shop/testing-api/describe-on-postgres';
import { createHttpCaller } from '@shop/testing-api/http-caller';
import { openPostgresCopyAt } from '@shop/testing-api/postgres-database';
import { ShopProcess } from '@shop/testing-api/shop-process';

const TEST_LIMIT_MS = 60_000;
const SERVER = process.env['TEST_DATABASE_URL'];
const SETTING = 'SITE.BREAKPOINT.SCREEN-SM';
const PICTURE = 'files/0123456789abcdef-400.webp';

describeOnPostgres('an operator of a shop on PostgreSQL', () => {
  let copy: Awaited<ReturnType<typeof openPostgresCopyAt>>;
  let dataFolder: string;
  let tools: NodeJS.ProcessEnv = {};
  const processes = new ShopProcess('shop-api-operator-postgres', () => ({
    SHOP_DATA_DIR: dataFolder,
    DATABASE_URL: copy.url,
    INIT_CWD: dataFolder,
    ...tools,
  }));
  const shop = (...words: readonly string[]) => processes.run(...words);
  const set = (value: number) => shop('settings', 'set', SETTING, String(value), '--channel', 'default');
  const setting = async () => {
    const { body } = await createHttpCaller(processes.url).call(getFrontSettingsSpec, {});
    return body[SETTING];
  };

  beforeAll(async () => {
    await processes.build();
    copy = await openPostgresCopyAt(SERVER ?? '');
    dataFolder = await mkdtemp(path.join(tmpdir(), 'shop-operator-postgres-'));
    await mkdir(path.join(dataFolder, 'files'));
    await writeFile(path.join(dataFolder, PICTURE), 'a picture');
    await processes.start();
  }, TEST_LIMIT_MS);
  afterAll(async () => {
    await processes.close();
    await copy.opened.close();
    await rm(dataFolder, { recursive: true, force: true });
  });

  it(
    'backs up while the shop runs, and restores nothing as long as an API serves the database',
    async () => {
      await set(622);
      expect(await shop('backup', 'one.backup')).toMatchObject({ code: 0, err: '' });
      await set(633);
      for (const sure of [[], ['--yes']]) {
        const { code, err } = await shop('restore', 'one.backup', ...sure);
        expect({ code, err }).toEqual({
          code: 1,
          err: expect.stringContaining('API が動いています') as string,
        });
      }
      expect(await setting()).toBe(633);
    },
    TEST_LIMIT_MS,
  );

  it(
    'restores everything once no API serves it, and not without being told to',
    async () => {
      await processes.stop();
      await rm(path.join(dataFolder, PICTURE));
      const { code, err } = await shop('restore', 'one.backup');
      expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('--yes') as string });
      expect(await shop('restore', 'one.backup', '--yes')).toMatchObject({ code: 0, err: '' });
      expect(await readFile(path.join(dataFolder, PICTURE), 'utf8')).toBe('a picture');
      expect((await shop('audit', '--limit', '1')).out).toContain('restore');
      expect((await readdir(dataFolder)).filter((name) => /restor/.test(name))).toEqual([]);
      await processes.start();
      expect(await setting()).toBe(622);
    },
    TEST_LIMIT_MS,
  );

  it(
    'rejects a damaged backup and changes nothing',
    async () => {
      await processes.stop();
      await set(644);
      const bytes = await readFile(path.join(dataFolder, 'one.backup'));
      await writeFile(path.join(dataFolder, 'damaged.backup'), bytes.subarray(0, bytes.length - 2_000));
      const { code, err } = await shop('restore', 'damaged.backup', '--yes');
      expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('壊れている') as string });
      await processes.start();
      expect(await setting()).toBe(644);
    },
    TEST_LIMIT_MS,
  );

  it(
    'names the PostgreSQL tools where they are not installed',
    async () => {
      tools = { PATH: path.dirname(process.execPath) };
      const { code, err } = await shop('backup', 'two.backup');
      tools = {};
      const said = path.dirname(process.execPath) === '/usr/bin' ? '' : 'postgresql-client';
      expect(code).toBe(said === '' ? 0 : 1);
      expect(err).toContain(said);
    },
    TEST_LIMIT_MS,
  );
});
