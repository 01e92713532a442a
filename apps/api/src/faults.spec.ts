import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeOnPostgres } from '@shop/testing-api/describe-on-postgres';
import { openSeededFolder } from '@shop/testing-api/open-seeded-folder';
import { ShopProcess } from '@shop/testing-api/shop-process';
import { startClientLoad } from '@shop/testing-api/start-client-load';
import { type SilencedShop, startSilencedShop } from '@shop/testing-api/start-silenced-shop';

const SECRET = 'kM3vQ9xT7bLw2pZr8sYd5nFh4cJg6aEu';
const CLIENTS = 30;
const CHANNEL = { 'channel-id': 'default' };
const SERVER = process.env['TEST_DATABASE_URL'];

describe('an API', () => {
  let dataFolder: string;
  const processes = new ShopProcess('shop-api-faults', () => ({
    SHOP_DATA_DIR: dataFolder,
    SHOP_INTERNAL_SECRET: SECRET,
  }));
  const listen = (authorization: string) =>
    fetch(`${processes.url}/internal/changes`, { headers: { authorization } });

  beforeAll(async () => {
    await processes.build();
    dataFolder = await mkdtemp(path.join(tmpdir(), 'shop-faults-'));
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
  it('SIGTERM under load: what it has taken up gets its response, and the process ends', async () => {
    const listening = await listen(`Bearer ${SECRET}`);
    const load = startClientLoad(CLIENTS, `${processes.url}/v1/settings/front`, CHANNEL);
    await load.answered;
    expect(await processes.stop()).toBe(0);
    const { statuses, lost } = await load.ended;
    expect(statuses.length).toBeGreaterThan(CLIENTS);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(lost).toEqual([]);
    await listening.text();
  });

  it('a change is announced to a listener with the secret; any other listener gets a 404', async () => {
    expect((await listen('Bearer guess')).status).toBe(404);
    const { body } = await listen(`Bearer ${SECRET}`);
    const heard = (async () => {
      let text = '';
      for await (const bytes of body ?? []) {
        text += new TextDecoder().decode(bytes);
        if (text.includes('settings')) break;
      }
      return text;
    })();
    const change = ['settings', 'set', 'SITE.BREAKPOINT.SCREEN-SM', '612', '--channel', 'default'];
    expect((await processes.run(...change)).code).toBe(0);
    expect((await heard).split('\n').filter(Boolean)).toContain('{"channel":"default","what":"settings"}');
  });
});

// reliability 33
describeOnPostgres('on a PostgreSQL server that stops responding', () => {
  let shop: SilencedShop;
  beforeAll(async () => {
    shop = await startSilencedShop('shop-api-silenced', SERVER ?? '');
  });
  afterAll(() => shop.close());

  const get = async (address: string) => {
    const response = await fetch(`${shop.processes.url}${address}`, { headers: CHANNEL });
    const body = (await response.json()) as { title?: string; message?: string };
    return { status: response.status, body };
  };

  it('every request for what is not in memory gets a 503 with title and message, and the API recovers without a restart', async () => {
    expect((await get('/v1/products')).status).toBe(200);
    shop.proxy.fallSilent();
    // Lists that nobody has asked for: what guests share is served for its 3 s without the database.
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, list) => get(`/v1/products?page=${list + 2}`)),
    );
    for (const { status, body } of [...responses, await get('/v1/settings/front')]) {
      expect(status).toBe(503);
      expect(body.title).toContain('メンテナンス');
      expect(body.message).not.toBe('');
    }
    expect((await get('/readyz')).status).toBe(503);
    expect((await get('/healthz')).status).toBe(200);
    shop.proxy.recover();
    while ((await get('/v1/products')).status !== 200);
  });
});
