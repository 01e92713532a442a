import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@shop/testing-api/find-free-port';
import { LIVE_ENVIRONMENT } from '@shop/testing-api/live-environment';
import { openSeededFolder } from '@shop/testing-api/open-seeded-folder';
import { sendRawRequest } from '@shop/testing-api/request-targets/send-raw-request';
import { ShopProcess } from '@shop/testing-api/shop-process';

let dataFolder: string;
/** A folder that no shop is in. */
let emptyFolder: string;
let otherPort: number;
let listenHost = '';
const processes = new ShopProcess('shop-api-process', () => ({
  SHOP_DATA_DIR: dataFolder,
  SHOP_LISTEN_HOST: listenHost,
}));

beforeAll(async () => {
  await processes.build();
  otherPort = await findFreePort();
  dataFolder = await mkdtemp(path.join(tmpdir(), 'shop-process-'));
  emptyFolder = await mkdtemp(path.join(tmpdir(), 'shop-process-no-seed-'));
  const opened = await openSeededFolder(dataFolder);
  await opened.close();
  // As folders are that were made before they were private.
  await chmod(dataFolder, 0o755);
  await processes.start();
});
afterAll(async () => {
  await processes.close();
  for (const folder of [dataFolder, emptyFolder]) await rm(folder, { recursive: true, force: true });
});

it.each([
  ['on the same data folder', () => ({ SHOP_PORT_BASE: String(otherPort) }), 'データフォルダーは使用中です'],
  ['on the same port', () => ({ SHOP_DATA_DIR: emptyFolder }), '使用中です'],
  [
    'with a folder that cannot be written',
    () => ({ SHOP_DATA_DIR: path.join(__dirname, '../package.json/data') }),
    'SHOP_DATA_DIR',
  ],
  ['as a live shop without its secret', () => ({ SHOP_ENV: 'live' }), 'SHOP_INTERNAL_SECRET'],
  [
    'at an address of another machine',
    () => ({ SHOP_LISTEN_HOST: '192.0.2.1', SHOP_DATA_DIR: emptyFolder }),
    'SHOP_LISTEN_HOST',
  ],
])('a second API %s does not start, and names the reason', async (_name, variables, message) => {
  const { code, err } = await processes.startAndFail(variables());
  expect(code).toBe(1);
  expect(err).toContain(message);
});

// reliability 34
it('nobody but its owner can read the data folder, and what the API finds or writes there', async () => {
  const entries = await readdir(dataFolder, { withFileTypes: true, recursive: true });
  const others = 0o077;
  const modeOf = async (file: string) => (await stat(file)).mode & others;
  expect(await modeOf(dataFolder)).toBe(0);
  expect(entries.length).toBeGreaterThan(10);
  const readable: string[] = [];
  for (const { parentPath, name } of entries)
    if ((await modeOf(path.join(parentPath, name))) !== 0) readable.push(name);
  expect(readable).toEqual([]);
});

/** Another address of this machine than the one that servers listen at where nothing is set. */
const otherAddress = (port: number | string) => `http://127.0.0.2:${port}/healthz`;

it('listens at 127.0.0.1 alone where nothing is set', async () => {
  await expect(fetch(otherAddress(processes.port))).rejects.toThrow();
  expect((await fetch(`${processes.url}/healthz`)).status).toBe(200);
});

it.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['a header without a name', 'GET /healthz HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n', 400],
  ['headers without an end', `GET /healthz HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  [
    'an unknown expectation',
    'GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: 200-ok\r\nConnection: close\r\n\r\n',
    417,
  ],
])('%s gets the API’s own error and headers', async (_name, text, status) => {
  const response = await sendRawRequest(processes.port, text);
  expect([response.status, response.headers['x-content-type-options']]).toEqual([status, 'nosniff']);
  expect(JSON.parse(response.body)).toMatchObject({ code: 'common.malformed_request' });
});

it('an idle connection is kept for 30 s, longer than the shops’ servers keep theirs (10 s), so that none closes under a call', async () => {
  const response = await fetch(`${processes.url}/healthz`);
  expect(response.headers.get('keep-alive')).toBe('timeout=30');
});

it('finishes open requests while it stops, and releases the lock of the data folder', async () => {
  const headers = { 'channel-id': 'default', expect: '100-continue' };
  const asked = request(`${processes.url}/v1/products?per=100`, { headers });
  const response = once(asked, 'response');
  asked.end();
  // The API has taken it up.
  await once(asked, 'continue');
  // A connection in reserve, over which nothing is asked.
  const { hostname, port } = new URL(processes.url);
  const silent = connect(Number(port), hostname);
  await once(silent, 'connect');
  expect(await processes.stop()).toBe(0);
  expect(await response).toEqual([expect.objectContaining({ statusCode: 200 })]);
  const { code, err } = await processes.startAndFail(LIVE_ENVIRONMENT);
  expect({ code, err }).toEqual({
    code: 1,
    err: expect.stringContaining('belongs to a demonstration') as string,
  });
});

it('listens at all addresses where it is told to', async () => {
  listenHost = '0.0.0.0';
  await processes.start();
  expect((await fetch(otherAddress(processes.port))).status).toBe(200);
  expect(await processes.stop()).toBe(0);
});
