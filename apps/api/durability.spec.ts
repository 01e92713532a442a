import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { getCartOrderSpec } from '@shop/contract/carts/get-cart-order';
import { openEmbedded } from '@shop/shop-api';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { decide, readyCart } from '@shop/testing-api/checkout';
import { createHttpCaller } from '@shop/testing-api/http-caller';
import { prepareDatabase } from '@shop/testing-api/prepare-database';
import { plentifulProducts } from '@shop/testing-api/stock';

const WORKSPACE = path.resolve(__dirname, '../..');
/** Inside the workspace, so that the bundle finds its packages. */
const BUNDLE_FOLDER = path.join(WORKSPACE, 'node_modules/.cache/shop-api-durability');
const PORT = 4650;
const TEST_LIMIT_MS = 60_000;
const START_LIMIT_MS = 20_000;
const ORDERS_IN_FLIGHT = 8;

const BUNDLE_SCRIPT = `
  import { build } from 'esbuild';
  import { BUNDLE, copyCompanions } from './apps/api/bundle.mjs';
  await build({ ...BUNDLE, outfile: ${JSON.stringify(path.join(BUNDLE_FOLDER, 'main.js'))} });
  copyCompanions(${JSON.stringify(BUNDLE_FOLDER)});
`;

const api = createHttpCaller(`http://127.0.0.1:${PORT}`);
let dataFolder: string;
let productKey: string;
let running: ChildProcess | null = null;

/** Starts the API as a process of its own and waits until it is ready to serve. */
async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [path.join(BUNDLE_FOLDER, 'main.js')], {
    env: { ...process.env, SHOP_PORT_BASE: String(PORT), SHOP_DATA_DIR: dataFolder, DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running = child;
  const limit = Date.now() + START_LIMIT_MS;
  while (Date.now() < limit && child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => null);
    if (answer?.ok === true) return child;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The API did not start (exit code ${child.exitCode})`);
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
  running = null;
}

const inDatabase = async (work: (db: Awaited<ReturnType<typeof openEmbedded>>) => Promise<void>) => {
  const opened = await openEmbedded({ folder: path.join(dataFolder, 'db') });
  try {
    await work(opened);
  } finally {
    await opened.close();
  }
};

beforeAll(async () => {
  await mkdir(BUNDLE_FOLDER, { recursive: true });
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', BUNDLE_SCRIPT], {
    cwd: WORKSPACE,
  });
  dataFolder = await mkdtemp(path.join(tmpdir(), 'shop-durability-'));
  await inDatabase(async (opened) => {
    await prepareDatabase(opened);
    productKey = (await plentifulProducts(opened.db, 1))[0]!.key;
  });
}, TEST_LIMIT_MS);
afterAll(async () => {
  if (running !== null) await end(running, 'SIGKILL');
  await rm(dataFolder, { recursive: true, force: true });
});

const wanted = () => [{ product_key: productKey, quantity: 1 }];
const seeOrder = async (orderNo: string, cart_token: string) =>
  (await api.call(getCartOrderSpec, { params: { orderNo }, query: { cart_token } })).status;

describe('an order whose number was answered', () => {
  // reliability 31
  it(
    'is there after kill -9 and a restart',
    async () => {
      const child = await start();
      const cart = await readyCart(api, wanted());
      const { order_no } = (await decide(api, cart)).body;
      await end(child, 'SIGKILL');
      const again = await start();
      expect(await seeOrder(order_no, cart.token)).toBe(200);
      await end(again, 'SIGTERM');
      await inDatabase(({ db }) => checkInvariants(db));
    },
    TEST_LIMIT_MS,
  );

  it(
    'is there when others were under way; those are made once when they are asked for again',
    async () => {
      const child = await start();
      const carts = await Promise.all(
        Array.from({ length: ORDERS_IN_FLIGHT }, () => readyCart(api, wanted())),
      );
      const acknowledged = new Map<string, string>();
      const kills: Promise<void>[] = [];
      await Promise.allSettled(
        carts.map(async (cart) => {
          const { body } = await decide(api, cart);
          acknowledged.set(cart.token, body.order_no);
          if (acknowledged.size === ORDERS_IN_FLIGHT / 2) kills.push(end(child, 'SIGKILL'));
        }),
      );
      await Promise.all(kills);
      expect(acknowledged.size).toBeGreaterThanOrEqual(ORDERS_IN_FLIGHT / 2);

      const again = await start();
      for (const [token, orderNo] of acknowledged) expect(await seeOrder(orderNo, token)).toBe(200);
      for (const cart of carts) {
        const { body } = await decide(api, cart);
        expect(body.order_no).toBe(acknowledged.get(cart.token) ?? body.order_no);
      }
      await end(again, 'SIGTERM');
      await inDatabase(({ db }) => checkInvariants(db));
    },
    TEST_LIMIT_MS,
  );
});
