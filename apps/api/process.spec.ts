import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@shop/testing-api/find-free-port';
import { openSeededFolder } from '@shop/testing-api/open-seeded-folder';
import { ShopProcess } from '@shop/testing-api/shop-process';

const TEST_LIMIT_MS = 60_000;
/** Reliability asks for 10 s under load; an API at rest has nothing to wait for. */
const STOP_LIMIT_MS = 5_000;

let dataFolder: string;
let otherPort: number;
const processes = new ShopProcess('shop-api-process', () => ({ SHOP_DATA_DIR: dataFolder }));

beforeAll(async () => {
  await processes.build();
  otherPort = await findFreePort();
  dataFolder = await mkdtemp(path.join(tmpdir(), 'shop-process-'));
  const opened = await openSeededFolder(dataFolder);
  await opened.close();
  await processes.start();
}, TEST_LIMIT_MS);
afterAll(async () => {
  await processes.stop('SIGKILL');
  await rm(dataFolder, { recursive: true, force: true });
});

it.each([
  ['on the same data folder', () => ({ SHOP_PORT_BASE: String(otherPort) }), 'データフォルダーは使用中です'],
  ['on the same port', () => ({ SHOP_DATA_DIR: path.join(tmpdir(), 'shop-process-no-seed') }), '使用中です'],
  [
    'with a folder that cannot be written',
    () => ({ SHOP_DATA_DIR: path.join(__dirname, 'package.json/data') }),
    'SHOP_DATA_DIR',
  ],
  ['as a live shop without its secret', () => ({ SHOP_ENV: 'live' }), 'SHOP_INTERNAL_SECRET'],
])(
  'the API refuses a second one %s',
  async (_name, variables, message) => {
    const { code, err } = await processes.startRefused(variables());
    expect(code).toBe(1);
    expect(err).toContain(message);
  },
  TEST_LIMIT_MS,
);

it('keeps an idle connection longer than the shops’ servers do (10 s), so that none is closed under a call', async () => {
  const answer = await fetch(`${processes.url}/healthz`);
  expect(answer.headers.get('keep-alive')).toBe('timeout=30');
});

it(
  'answers what it is asked while it stops, and leaves no lock',
  async () => {
    const headers = { 'channel-id': 'default' };
    const asked = fetch(`${processes.url}/v1/products?per=100`, { headers });
    // A connection in reserve, over which nothing is asked.
    const { hostname, port } = new URL(processes.url);
    const silent = connect(Number(port), hostname);
    await once(silent, 'connect');
    await new Promise((resolve) => setTimeout(resolve, 20));
    const started = Date.now();
    expect(await processes.stop()).toBe(0);
    expect(Date.now() - started).toBeLessThan(STOP_LIMIT_MS);
    expect((await asked).status).toBe(200);
    const live = { SHOP_ENV: 'live', SHOP_INTERNAL_SECRET: 'kM3vQ9xT7bLw2pZr8sYd5nFh4cJg6aEu' };
    const { code, err } = await processes.startRefused(live);
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringContaining('belongs to a demonstration') as string,
    });
  },
  TEST_LIMIT_MS,
);
