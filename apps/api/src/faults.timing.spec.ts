import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeOnPostgres } from '@shop/testing-api/describe-on-postgres';
import { openSeededFolder } from '@shop/testing-api/open-seeded-folder';
import { ShopProcess } from '@shop/testing-api/shop-process';
import { startClientLoad } from '@shop/testing-api/start-client-load';
import { type SilencedShop, startSilencedShop } from '@shop/testing-api/start-silenced-shop';

const SECRET = 'kM3vQ9xT7bLw2pZr8sYd5nFh4cJg6aEu';
/** Reliability 32 and 33. */
const DRAIN_LIMIT_MS = 10_000;
const NOTICE_LIMIT_MS = 3_000;
/** An API at rest has nothing to wait for but connections in reserve. */
const STOP_LIMIT_MS = 5_000;
const ANNOUNCED_WITHIN_MS = 1_000;
const CLIENTS = 30;
const CHANNEL = { 'channel-id': 'default' };
const SERVER = process.env['TEST_DATABASE_URL'];

/** How long something takes, in ms. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

describe('an API', () => {
  let dataFolder: string;
  const processes = new ShopProcess('shop-api-timing', () => ({
    SHOP_DATA_DIR: dataFolder,
    SHOP_INTERNAL_SECRET: SECRET,
  }));

  beforeAll(async () => {
    await processes.build();
    dataFolder = await mkdtemp(path.join(tmpdir(), 'shop-timing-'));
    const opened = await openSeededFolder(dataFolder);
    await opened.close();
  });
  beforeEach(() => processes.start());
  afterEach(() => processes.stop());
  afterAll(async () => {
    await processes.close();
    await rm(dataFolder, { recursive: true, force: true });
  });

  // reliability 32
  it('ends within 10 s of SIGTERM under load', async () => {
    const load = startClientLoad(CLIENTS, `${processes.url}/v1/settings/front`, CHANNEL);
    await load.answered;
    expect(await timeOf(() => processes.stop())).toBeLessThan(DRAIN_LIMIT_MS);
    await load.ended;
  });

  it('ends within 5 s of SIGTERM at rest', async () => {
    await (await fetch(`${processes.url}/v1/products?per=100`, { headers: CHANNEL })).text();
    const reserve = connect(processes.port, '127.0.0.1');
    await once(reserve, 'connect');
    expect(await timeOf(() => processes.stop())).toBeLessThan(STOP_LIMIT_MS);
  });

  it('announces a change within a second', async () => {
    const { body } = await fetch(`${processes.url}/internal/changes`, {
      headers: { authorization: `Bearer ${SECRET}` },
    });
    const heard = (async () => {
      let text = '';
      for await (const bytes of body ?? []) {
        text += new TextDecoder().decode(bytes);
        if (text.includes('settings')) break;
      }
      return performance.now();
    })();
    await processes.run('settings', 'set', 'SITE.BREAKPOINT.SCREEN-SM', '612', '--channel', 'default');
    const changedAt = performance.now();
    expect((await heard) - changedAt).toBeLessThan(ANNOUNCED_WITHIN_MS);
  });
});

// reliability 33
describeOnPostgres('on a PostgreSQL server that stops responding', () => {
  let shop: SilencedShop;
  beforeAll(async () => {
    shop = await startSilencedShop('shop-api-silenced-timing', SERVER ?? '');
  });
  afterAll(() => shop.close());

  it('every request gets its 503 within 3 s, and what was asked is answered within 3 s of the recovery', async () => {
    const get = (address: string) => fetch(`${shop.processes.url}${address}`, { headers: CHANNEL });
    expect((await get('/v1/products')).status).toBe(200);
    shop.proxy.fallSilent();
    const addresses = Array.from({ length: 20 }, (_, list) => `/v1/products?page=${list + 2}`);
    const noticed = await Promise.all(
      addresses.map((address) =>
        timeOf(async () => {
          expect((await get(address)).status).toBe(503);
        }),
      ),
    );
    expect(Math.max(...noticed)).toBeLessThan(NOTICE_LIMIT_MS);
    shop.proxy.recover();
    const recovered = timeOf(async () => {
      while ((await get('/v1/products')).status !== 200);
    });
    expect(await recovered).toBeLessThan(NOTICE_LIMIT_MS);
  });
});
