import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeOnPostgres } from '@shop/testing-api/describe-on-postgres';
import { openSeededFolder } from '@shop/testing-api/open-seeded-folder';
import { openPostgresCopyAt } from '@shop/testing-api/postgres-database';
import { ShopProcess } from '@shop/testing-api/shop-process';
import { SilentProxy } from '@shop/testing-api/silent-proxy';

const TEST_LIMIT_MS = 60_000;
const SECRET = 'kM3vQ9xT7bLw2pZr8sYd5nFh4cJg6aEu';
/** Reliability 32 and 33. */
const DRAIN_LIMIT_MS = 10_000;
const NOTICE_LIMIT_MS = 3_000;
const CLIENTS = 30;
const SERVER = process.env['TEST_DATABASE_URL'];

let dataFolder: string;
let databaseUrl = '';
const processes = new ShopProcess('shop-api-faults', () => ({
  SHOP_DATA_DIR: dataFolder,
  SHOP_INTERNAL_SECRET: SECRET,
  DATABASE_URL: databaseUrl,
}));

beforeAll(async () => {
  await processes.build();
  dataFolder = await mkdtemp(path.join(tmpdir(), 'shop-faults-'));
  const opened = await openSeededFolder(dataFolder);
  await opened.close();
}, TEST_LIMIT_MS);
afterAll(async () => {
  await processes.stop('SIGKILL');
  await rm(dataFolder, { recursive: true, force: true });
});

/** One request on a kept-alive connection: its status, or how it was cut; and whether the connection ends with it. */
const ask = (agent: Agent, address: string) =>
  new Promise<{ readonly outcome: number | string; readonly isLast: boolean }>((resolve) => {
    const asked = request(
      `${processes.url}${address}`,
      { agent, headers: { 'channel-id': 'default' } },
      (response) => {
        const isLast = response.headers.connection === 'close';
        response.resume();
        response.once('end', () => resolve({ outcome: response.statusCode ?? 0, isLast }));
        response.once('error', ({ message }) => resolve({ outcome: message, isLast: true }));
      },
    );
    asked.once('error', ({ message }) => resolve({ outcome: message, isLast: true }));
    asked.end();
  });

/** Asks one thing after another on one connection until the API says that it closes it. */
async function askUntilClosed(): Promise<readonly (number | string)[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const outcomes: (number | string)[] = [];
  for (;;) {
    const { outcome, isLast } = await ask(agent, '/v1/settings/front');
    outcomes.push(outcome);
    if (!isLast) continue;
    agent.destroy();
    return outcomes;
  }
}

// reliability 32
it(
  'SIGTERM under load: open requests get their responses, and the process ends within 10 s',
  async () => {
    await processes.start();
    const listening = await fetch(`${processes.url}/internal/changes`, {
      headers: { authorization: `Bearer ${SECRET}` },
    });
    const clients = Promise.all(Array.from({ length: CLIENTS }, () => askUntilClosed()));
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const began = Date.now();
    expect(await processes.stop()).toBe(0);
    expect(Date.now() - began).toBeLessThan(DRAIN_LIMIT_MS);
    const outcomes = (await clients).flat();
    expect(outcomes.length).toBeGreaterThan(CLIENTS);
    expect(outcomes.filter((outcome) => outcome !== 200)).toEqual([]);
    await listening.text();
  },
  TEST_LIMIT_MS,
);

it(
  'a change is announced within a second to a listener with the secret; any other listener gets a 404',
  async () => {
    await processes.start();
    const listen = (authorization: string) =>
      fetch(`${processes.url}/internal/changes`, { headers: { authorization } });
    expect((await listen('Bearer guess')).status).toBe(404);
    const { body } = await listen(`Bearer ${SECRET}`);
    const heard = (async () => {
      let text = '';
      for await (const bytes of body ?? []) {
        text += new TextDecoder().decode(bytes);
        if (text.includes('settings')) return { text, atMs: Date.now() };
      }
      return { text, atMs: Infinity };
    })();
    const set = await processes.run(
      'settings',
      'set',
      'SITE.BREAKPOINT.SCREEN-SM',
      '612',
      '--channel',
      'default',
    );
    const changedAtMs = Date.now();
    expect(set.code).toBe(0);
    const { text, atMs } = await heard;
    expect(atMs - changedAtMs).toBeLessThan(1_000);
    expect(text.split('\n').filter(Boolean)).toContain('{"channel":"default","what":"settings"}');
    await processes.stop();
  },
  TEST_LIMIT_MS,
);

// reliability 33
describeOnPostgres('on a PostgreSQL server that stops responding', () => {
  let proxy: SilentProxy;
  let copy: Awaited<ReturnType<typeof openPostgresCopyAt>>;

  beforeAll(async () => {
    copy = await openPostgresCopyAt(SERVER ?? '');
    const url = new URL(copy.url);
    proxy = await SilentProxy.before(url.hostname, Number(url.port || '5432'));
    url.hostname = '127.0.0.1';
    url.port = String(proxy.port);
    databaseUrl = url.href;
    await processes.start();
  }, TEST_LIMIT_MS);
  afterAll(async () => {
    await processes.stop('SIGKILL');
    databaseUrl = '';
    await proxy.close();
    await copy.opened.close();
  });

  const timed = async (address: string) => {
    const began = Date.now();
    const response = await fetch(`${processes.url}${address}`, { headers: { 'channel-id': 'default' } });
    const body = (await response.json()) as { title?: string; message?: string };
    return { status: response.status, ms: Date.now() - began, body };
  };

  it(
    'every request for what is not in memory gets a 503 with title and message within 3 s, and the API recovers without a restart',
    async () => {
      expect((await timed('/v1/products')).status).toBe(200);
      proxy.fallSilent();
      // Lists that nobody has asked for: what guests share is served for its 3 s without the database.
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, list) => timed(`/v1/products?page=${list + 2}`)),
      );
      for (const { status, ms, body } of [...responses, await timed('/v1/settings/front')]) {
        expect(status).toBe(503);
        expect(ms).toBeLessThan(NOTICE_LIMIT_MS);
        expect(body.title).toContain('メンテナンス');
        expect(body.message).not.toBe('');
      }
      expect((await timed('/readyz')).status).toBe(503);
      expect((await timed('/healthz')).status).toBe(200);
      proxy.recover();
      const began = Date.now();
      while ((await timed('/v1/products')).status !== 200)
        expect(Date.now() - began).toBeLessThan(NOTICE_LIMIT_MS);
    },
    TEST_LIMIT_MS,
  );
});
