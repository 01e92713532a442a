import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { loginSpec } from '@shop/contract/auth/login';
import { listPaymentsSpec } from '@shop/contract/payments/list-payments';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { getFrontSettingsSpec } from '@shop/contract/site/get-front-settings';
import { decideCart, createReadyCart } from '@shop/testing-api/checkout';
import { createHttpCaller } from '@shop/testing-api/http-caller';
import { LIVE_ENVIRONMENT } from '@shop/testing-api/live-environment';
import { openSeededFolder } from '@shop/testing-api/open-seeded-folder';
import { ShopProcess } from '@shop/testing-api/shop-process';
import { wellStockedProducts } from '@shop/testing-api/stock';

const TEST_LIMIT_MS = 60_000;
const SETTING = 'SITE.BREAKPOINT.SCREEN-SM';
const PICTURE = 'files/0123456789abcdef-400.webp';

let api: ReturnType<typeof createHttpCaller>;
let dataFolder: string;
let outside: string;
let product: { readonly key: string; readonly code: string };
let mode: NodeJS.ProcessEnv = { SHOP_ENV: 'demo' };

const processes = new ShopProcess('shop-api-operator', () => ({
  ...mode,
  SHOP_DATA_DIR: dataFolder,
  INIT_CWD: outside,
}));
const shop = (...words: readonly string[]) => processes.run(...words);

const setting = async () => {
  const { body } = await api.call(getFrontSettingsSpec, {});
  return body[SETTING];
};
const set = (value: number) => shop('settings', 'set', SETTING, String(value), '--channel', 'default');

beforeAll(async () => {
  await processes.build();
  api = createHttpCaller(processes.url);
  dataFolder = await mkdtemp(path.join(tmpdir(), 'shop-operator-'));
  outside = await mkdtemp(path.join(tmpdir(), 'shop-operator-outside-'));
  const opened = await openSeededFolder(dataFolder);
  product = (await wellStockedProducts(opened.db, 1))[0]!;
  await opened.close();
  await mkdir(path.join(dataFolder, 'files'));
  await writeFile(path.join(dataFolder, PICTURE), 'a picture');
}, TEST_LIMIT_MS);
afterAll(async () => {
  await processes.close();
  await rm(dataFolder, { recursive: true, force: true });
  await rm(outside, { recursive: true, force: true });
});

describe('while the API runs', () => {
  beforeAll(() => processes.start(), TEST_LIMIT_MS);

  it(
    'a command changes a setting through it, with effect at once and an audit entry under the user’s name',
    async () => {
      expect(await set(611)).toMatchObject({ code: 0, err: '' });
      expect(await setting()).toBe(611);
      const { out } = await shop('audit', '--limit', '1');
      expect(out).toContain(`${userInfo().username}  settings set  default  ${SETTING}`);
    },
    TEST_LIMIT_MS,
  );

  it(
    'an order is marked paid and shipped; a command out of order exits with 1, an unknown one with 2',
    async () => {
      const cart = await createReadyCart(api, [{ product_key: product.key, quantity: 1 }]);
      const { order_no } = (await decideCart(api, cart)).body;
      expect((await shop('orders', 'shipped', order_no, '--tracking', '12345678')).code).toBe(1);
      expect((await shop('orders', 'paid', order_no)).code).toBe(0);
      expect((await shop('orders', 'shipped', order_no, '--tracking', '12345678')).code).toBe(0);
      expect((await shop('orders', 'show', order_no)).out).toContain('12345678');
      expect(await shop('orders', 'lost', order_no)).toMatchObject({ code: 2, out: '' });
    },
    TEST_LIMIT_MS,
  );

  it(
    'its socket is accessible to this user only, and no command can be sent over TCP',
    async () => {
      const owner = (await readdir(dataFolder)).find((name) => name.startsWith('owner-')) ?? '';
      expect((await stat(path.join(dataFolder, owner))).mode & 0o077).toBe(0);
      const body = JSON.stringify({ words: ['audit'], actor: 'x', workingFolder: '/' });
      for (const at of ['/', '/operator', '/commands'])
        expect((await fetch(`${processes.url}${at}`, { method: 'POST', body })).status).toBe(404);
    },
    TEST_LIMIT_MS,
  );

  it(
    'backup writes everything, for its owner alone, and overwrites no file',
    async () => {
      await set(622);
      expect(await shop('backup', 'one.backup')).toMatchObject({ code: 0, err: '' });
      expect((await stat(path.join(outside, 'one.backup'))).mode & 0o077).toBe(0);
      expect(await shop('backup', 'one.backup')).toMatchObject({ code: 1 });
    },
    TEST_LIMIT_MS,
  );

  it(
    'nothing is restored, also not on request, and the API goes on with its data',
    async () => {
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
});

describe('while no API runs', () => {
  beforeAll(() => processes.stop(), TEST_LIMIT_MS);

  const stored = async () => (await shop('settings', 'get', SETTING, '--channel', 'default')).out.trim();

  it(
    'restore overwrites nothing without a terminal to ask at, unless it is told to',
    async () => {
      expect(await set(655)).toMatchObject({ code: 0, err: '' });
      const { code, err } = await shop('restore', 'one.backup');
      expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('--yes') as string });
      expect(await stored()).toBe('655');
    },
    TEST_LIMIT_MS,
  );

  it(
    'restore covers settings and pictures, and leaves no temporary files',
    async () => {
      await rm(path.join(dataFolder, PICTURE));
      expect(await shop('restore', 'one.backup', '--yes')).toMatchObject({ code: 0, err: '' });
      expect(await stored()).toBe('622');
      expect(await readFile(path.join(dataFolder, PICTURE), 'utf8')).toBe('a picture');
      expect((await shop('audit', '--limit', '1')).out).toContain('restore');
      expect((await readdir(dataFolder)).filter((name) => /restor/.test(name))).toEqual([]);
    },
    TEST_LIMIT_MS,
  );

  it.each([
    ['a byte changed', (bytes: Buffer) => bytes.fill(bytes.readUInt8(5_000) ^ 1, 5_000, 5_001)],
    ['the end missing', (bytes: Buffer) => bytes.subarray(0, bytes.length - 2_000)],
    ['no backup at all', () => Buffer.from('hello')],
  ])(
    'a backup with %s is rejected, and nothing changes',
    async (_name, damage) => {
      await set(644);
      const damaged = path.join(outside, 'damaged.backup');
      await writeFile(damaged, damage(await readFile(path.join(outside, 'one.backup'))));
      const result = await shop('restore', 'damaged.backup', '--yes');
      expect(result).toMatchObject({ code: 1, err: expect.stringContaining('壊れている') as string });
      expect(await stored()).toBe('644');
    },
    TEST_LIMIT_MS,
  );

  it(
    'a restore whose process died half way leaves the previous data',
    async () => {
      await rename(path.join(dataFolder, 'db'), path.join(dataFolder, 'db.before-restore'));
      await mkdir(path.join(dataFolder, 'restoring-00000000'));
      const { code, out } = await shop('settings', 'get', SETTING, '--channel', 'default');
      expect({ code, out: out.trim() }).toEqual({ code: 0, out: '644' });
      expect((await readdir(dataFolder)).filter((name) => /restor/.test(name))).toEqual([]);
    },
    TEST_LIMIT_MS,
  );

  it(
    'listing orders of an empty data folder fails and creates nothing in it',
    async () => {
      const empty = await mkdtemp(path.join(tmpdir(), 'shop-operator-empty-'));
      const filledFolder = dataFolder;
      dataFolder = empty;
      const result = await shop('orders', 'list');
      dataFolder = filledFolder;
      expect(result).toMatchObject({ code: 1, err: expect.stringContaining('npm start') as string });
      expect(await readdir(empty)).toEqual([]);
      await rm(empty, { recursive: true });
    },
    TEST_LIMIT_MS,
  );
});

// reliability 35
describe('a live shop on an empty folder', () => {
  let backup: string;

  beforeAll(async () => {
    await processes.stop();
    backup = path.join(outside, 'one.backup');
    await rm(dataFolder, { recursive: true, force: true });
    await mkdir(dataFolder);
    mode = LIVE_ENVIRONMENT;
    await processes.start();
  }, TEST_LIMIT_MS);

  it(
    'has no demo accounts, sample products, sample bank account or development routes',
    async () => {
      const body = { email: 'member@example.jp', password: 'demo-pass-2026' };
      expect((await api.call(loginSpec, { body })).error.code).toBe('auth.login_failed');
      expect((await api.call(listProductsSpec, { query: {} })).body).toEqual([]);
      expect((await api.call(listPaymentsSpec, {})).body).toEqual([]);
      expect((await fetch(`${processes.url}/dev/mailbox`)).status).toBe(404);
      expect((await set(677)).code).toBe(0);
    },
    TEST_LIMIT_MS,
  );

  it(
    'rejects a backup that contains demo accounts',
    async () => {
      await processes.stop();
      const { code, err } = await shop('restore', backup, '--yes');
      expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('デモ会員') as string });
      const { out } = await shop('settings', 'get', SETTING, '--channel', 'default');
      expect(out.trim()).toBe('677');
    },
    TEST_LIMIT_MS,
  );
});
