import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeOnPostgres } from '@shop/testing-api/describe-on-postgres';
import { openPostgresCopyAt } from '@shop/testing-api/postgres-database';
import { ShopProcess } from '@shop/testing-api/shop-process';
import { SilentProxy } from '@shop/testing-api/silent-proxy';
import { RunningStorefront } from './running-storefront';

const TEST_LIMIT_MS = 60_000;
/** Reliability 33. */
const NOTICE_LIMIT_MS = 3_000;
/** The API responses that a shop has cached are too old after this, in ms. */
const API_CACHE_TTL_MS = 3_100;
const SERVER = process.env['TEST_DATABASE_URL'];

// reliability 33
describeOnPostgres('a shop whose database stops responding', () => {
  let copy: Awaited<ReturnType<typeof openPostgresCopyAt>>;
  let proxy: SilentProxy;
  let shop: RunningStorefront;
  let folder: string;
  let databaseUrl: string;
  const processes = new ShopProcess('shop-outage', () => ({
    SHOP_DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
  }));

  beforeAll(async () => {
    await processes.build();
    folder = await mkdtemp(path.join(tmpdir(), 'shop-outage-'));
    copy = await openPostgresCopyAt(SERVER ?? '');
    const url = new URL(copy.url);
    proxy = await SilentProxy.before(url.hostname, Number(url.port || '5432'));
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    databaseUrl = url.href;
    await processes.start();
    shop = await RunningStorefront.start(processes.url);
  }, TEST_LIMIT_MS);
  afterAll(async () => {
    await shop.stop();
    await processes.stop('SIGKILL');
    await proxy.close();
    await copy.opened.close();
    await rm(folder, { recursive: true, force: true });
  });

  const visit = async (address: string) => {
    const began = Date.now();
    const response = await shop.get(address);
    return { status: response.status, html: await response.text(), ms: Date.now() - began };
  };

  it(
    'shows the maintenance page within 3 s, and its pages again once the database responds',
    async () => {
      expect((await visit('/product')).status).toBe(200);
      proxy.fallSilent();
      await new Promise((resolve) => setTimeout(resolve, API_CACHE_TTL_MS));
      for (const { status, html, ms } of await Promise.all(
        ['/product?word=x', '/product?word=y'].map(visit),
      )) {
        expect(status).toBe(503);
        expect(html).toContain('メンテナンス');
        expect(ms).toBeLessThan(NOTICE_LIMIT_MS);
      }
      proxy.recover();
      const began = Date.now();
      while ((await visit('/product?word=x')).status !== 200)
        expect(Date.now() - began).toBeLessThan(NOTICE_LIMIT_MS);
    },
    TEST_LIMIT_MS,
  );

  it(
    'tells a lost connection from maintenance, which only the API itself speaks of [interp-lost-connection]',
    async () => {
      await processes.stop('SIGKILL');
      const { status, html } = await visit('/product?word=z');
      expect(status).toBe(503);
      expect(html).toContain('ただいま接続できません');
      expect(html).not.toContain('メンテナンス');
    },
    TEST_LIMIT_MS,
  );
});
