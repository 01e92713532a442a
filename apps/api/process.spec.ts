import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { openEmbedded } from '@shop/shop-api';
import { prepareDatabase } from '@shop/testing-api/prepare-database';

const WORKSPACE = path.resolve(__dirname, '../..');
/** Inside the workspace, so that the bundle finds its packages. */
const BUNDLE_FOLDER = path.join(WORKSPACE, 'node_modules/.cache/shop-api-process');
const PORT = 4630;
const OTHER_PORT = 4631;
const TEST_LIMIT_MS = 60_000;
const START_LIMIT_MS = 20_000;
/** Reliability asks for 10 s under load; an API at rest has nothing to wait for. */
const STOP_LIMIT_MS = 5_000;

const BUNDLE_SCRIPT = `
  import { mkdirSync } from 'node:fs';
  import { build } from 'esbuild';
  import { BUNDLE, copyCompanions } from './apps/api/bundle.mjs';
  mkdirSync(${JSON.stringify(BUNDLE_FOLDER)}, { recursive: true });
  await build({ ...BUNDLE, outfile: ${JSON.stringify(path.join(BUNDLE_FOLDER, 'main.js'))} });
  copyCompanions(${JSON.stringify(BUNDLE_FOLDER)});
`;

describe('the API as a process', () => {
  let dataFolder: string;
  let running: ChildProcess | null = null;

  const launch = (variables: NodeJS.ProcessEnv) =>
    spawn(process.execPath, [path.join(BUNDLE_FOLDER, 'main.js')], {
      env: {
        ...process.env,
        SHOP_PORT_BASE: String(PORT),
        SHOP_DATA_DIR: dataFolder,
        DATABASE_URL: '',
        ...variables,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  /** Runs one that should not start; its exit code and what it said. */
  const refused = async (variables: NodeJS.ProcessEnv) => {
    const child = launch(variables);
    let said = '';
    child.stderr.on('data', (text: Buffer) => (said += text.toString()));
    await once(child, 'close');
    return { code: child.exitCode, said };
  };

  beforeAll(async () => {
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', BUNDLE_SCRIPT], {
      cwd: WORKSPACE,
    });
    dataFolder = await mkdtemp(path.join(tmpdir(), 'shop-process-'));
    const opened = await openEmbedded({ folder: path.join(dataFolder, 'db') });
    await prepareDatabase(opened);
    await opened.close();
    running = launch({});
    const limit = Date.now() + START_LIMIT_MS;
    while (Date.now() < limit) {
      const answer = await fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => null);
      if (answer?.ok === true) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('The API did not start');
  }, TEST_LIMIT_MS);
  afterAll(async () => {
    running?.kill('SIGKILL');
    await rm(dataFolder, { recursive: true, force: true });
  });

  it.each([
    ['on the same data folder', { SHOP_PORT_BASE: String(OTHER_PORT) }, 'データフォルダーは使用中です'],
    ['on the same port', { SHOP_DATA_DIR: path.join(tmpdir(), 'shop-process-no-seed') }, '使用中です'],
    [
      'with a folder that cannot be written',
      { SHOP_DATA_DIR: path.join(WORKSPACE, 'package.json/data') },
      'SHOP_DATA_DIR',
    ],
    ['as a live shop without its secret', { SHOP_ENV: 'live' }, 'SHOP_INTERNAL_SECRET'],
  ])(
    'refuses a second one %s',
    async (_name, variables, message) => {
      const { code, said } = await refused(variables);
      expect(code).toBe(1);
      expect(said).toContain(message);
    },
    TEST_LIMIT_MS,
  );

  it(
    'answers what it is asked while it stops, and leaves no lock',
    async () => {
      const headers = { 'channel-id': 'default' };
      const asked = fetch(`http://127.0.0.1:${PORT}/v1/products?per=100`, { headers });
      await new Promise((resolve) => setTimeout(resolve, 20));
      const started = Date.now();
      const child = running;
      child?.kill('SIGTERM');
      if (child !== null) await once(child, 'exit');
      expect(Date.now() - started).toBeLessThan(STOP_LIMIT_MS);
      expect(child?.exitCode).toBe(0);
      expect((await asked).status).toBe(200);
      const live = { SHOP_ENV: 'live', SHOP_INTERNAL_SECRET: 'kM3vQ9xT7bLw2pZr8sYd5nFh4cJg6aEu' };
      const { code, said } = await refused(live);
      expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('demo accounts') as string });
    },
    TEST_LIMIT_MS,
  );
});
