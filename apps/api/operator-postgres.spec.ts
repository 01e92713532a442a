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
    await processes.stop();
    await copy.opened.close();
    await rm(dataFolder, { recursive: true, force: true });
  });

  it(
    'saves and restores everything while the shop runs',
    async () => {
      await set(622);
      expect(await shop('backup', 'one.backup')).toMatchObject({ code: 0, err: '' });
      await set(633);
      expect(await setting()).toBe(633);
      await rm(path.join(dataFolder, PICTURE));
      expect(await shop('restore', 'one.backup')).toMatchObject({ code: 0, err: '' });
      expect(await setting()).toBe(622);
      expect(await readFile(path.join(dataFolder, PICTURE), 'utf8')).toBe('a picture');
      expect((await shop('audit', '--limit', '1')).out).toContain('restore');
      expect((await readdir(dataFolder)).filter((name) => /restor/.test(name))).toEqual([]);
    },
    TEST_LIMIT_MS,
  );

  it(
    'is refused a damaged backup, and nothing changes',
    async () => {
      await set(644);
      const bytes = await readFile(path.join(dataFolder, 'one.backup'));
      await writeFile(path.join(dataFolder, 'damaged.backup'), bytes.subarray(0, bytes.length - 2_000));
      const { code, err } = await shop('restore', 'damaged.backup');
      expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('壊れている') as string });
      expect(await setting()).toBe(644);
    },
    TEST_LIMIT_MS,
  );

  it(
    'hears what is missing where the tools are not installed',
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
