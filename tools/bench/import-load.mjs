// How much slower list, product and cart calls are while 10,000 products are imported: an API on a database of its own is
// called at fixed moments, first with nothing beside it, then until the import has ended.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { WORKSPACE, freePortBase } from '../start/platform.mjs';
import { createProcessGroup, waitUntilReady } from '../start/processes.mjs';
import { createBenchDatabase } from './create-bench-database.mjs';
import { percentile } from './statistics.mjs';

const JSON_HEADERS = {
  'channel-id': 'default',
  accept: 'application/json',
  'content-type': 'application/json',
};
const PRODUCTS = 10_000;
const CARTS = 40;
/** Calls of each kind in a second, whether earlier ones have been answered or not. */
const CALLS_PER_SECOND = 5;
const QUIET_SECONDS = 20;
const WARM_UP_SECONDS = 5;
const SHARE = 0.95;
const MS = 1_000;
const DIST = path.join(WORKSPACE, 'apps/api/dist');

/** A file of that many products with two variants each, Japanese names, categories and tags. */
function productFile() {
  const head =
    'code,name,maker,category,tags,variant_code,option1_name,option1_value,price,stock,description';
  const rows = Array.from({ length: PRODUCTS }, (_, number) =>
    ['藍', '生成'].map(
      (colour, place) =>
        `LOAD-${number},手織り布 ${number}番,織元${number % 40},布もの > 手織り${number % 20},綿,` +
        `LOAD-${number}-${place},色,${colour},${1_000 + number},${number % 9},綿100％<br>幅${number}cm`,
    ),
  );
  return [head, ...rows.flat()].join('\n');
}

/**
 * @param {string} api
 * @param {string} callPath
 * @param {RequestInit} [options]
 */
async function call(api, callPath, options = {}) {
  const response = await fetch(api + callPath, { headers: JSON_HEADERS, ...options });
  const body = await response.json();
  if (!response.ok) throw new Error(`${callPath}: ${response.status} ${JSON.stringify(body)}`);
  return body;
}

/**
 * The calls that are measured, each told which one of its kind it is.
 * @param {string} api
 * @returns {Promise<Record<string, (number: number) => Promise<unknown>>>}
 */
async function prepareCalls(api) {
  /** @type {{ key: string; stock_state: string }[]} */
  const listed = await call(api, '/v1/products?per=100&in_stock=1');
  const keys = listed.filter((product) => product.stock_state === 'in_stock').map(({ key }) => key);
  /** @type {string[]} */
  const tokens = [];
  const body = JSON.stringify({ token: null });
  while (tokens.length < CARTS)
    tokens.push((await call(api, '/v1/carts/init', { method: 'POST', body })).token);
  return {
    list: (number) => call(api, `/v1/products?per=15&page=${1 + (number % 5)}`),
    product: (number) => call(api, `/v1/products/${keys[number % keys.length]}`),
    cart: (number) =>
      call(api, '/v1/carts/products/add', {
        method: 'PATCH',
        body: JSON.stringify({
          cart_token: tokens[number % CARTS],
          product_key: keys[number % 7],
          quantity: 1,
        }),
      }),
  };
}

/**
 * Sends every kind of call at its moments until `isOver`, and returns how long each took, in ms. A call that fails
 * counts as one that never ended.
 * @param {Record<string, (number: number) => Promise<unknown>>} calls
 * @param {() => boolean} isOver
 */
async function timeCalls(calls, isOver) {
  /** @type {Record<string, number[]>} */
  const times = Object.fromEntries(Object.keys(calls).map((name) => [name, []]));
  /** @type {Promise<void>[]} */
  const open = [];
  const startedAt = performance.now();
  for (let number = 0; !isOver(); number += 1) {
    for (const [name, send] of Object.entries(calls)) {
      const sentAt = performance.now();
      const done = () => void times[name]?.push(performance.now() - sentAt);
      open.push(send(number).then(done, () => void times[name]?.push(Number.POSITIVE_INFINITY)));
    }
    await pause(Math.max(0, startedAt + ((number + 1) * MS) / CALLS_PER_SECOND - performance.now()));
  }
  await Promise.all(open);
  return times;
}

/** @param {number} seconds */
const after = (seconds) => {
  const endsAt = performance.now() + seconds * MS;
  return () => performance.now() > endsAt;
};

/**
 * The 95th percentiles of each kind of call in ms, quiet and during an import of 10,000 products, and how long the
 * import took; on PostgreSQL where its URL is given, else embedded.
 * @param {number} wantedBase
 * @param {string | undefined} databaseUrl
 */
export async function importLoad(wantedBase, databaseUrl) {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-import-load-'));
  const group = createProcessGroup((name) => process.stderr.write(`${name} ended.\n`));
  const database =
    databaseUrl === undefined
      ? null
      : await createBenchDatabase(databaseUrl, `shop_bench_${process.pid}_import`);
  try {
    const base = await freePortBase(wantedBase);
    const env = {
      SHOP_PORT_BASE: String(base),
      SHOP_DATA_DIR: path.join(folder, 'data'),
      NODE_ENV: 'production',
      DATABASE_URL: database?.url ?? '',
    };
    group.run('api', process.execPath, [path.join(DIST, 'main.js')], env);
    const api = `http://127.0.0.1:${base}`;
    if (!(await waitUntilReady(`${api}/readyz`, group.isStopping))) throw new Error('The API did not start');
    const file = path.join(folder, 'products.csv');
    writeFileSync(file, productFile());
    const calls = await prepareCalls(api);
    await timeCalls(calls, after(WARM_UP_SECONDS));
    const quiet = await timeCalls(calls, after(QUIET_SECONDS));

    const startedAt = performance.now();
    const command = [path.join(DIST, 'operator.js'), 'import', file, '--channel', 'default'];
    const operator = spawn(process.execPath, command, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    let hasEnded = false;
    const ended = once(operator, 'exit').then(([code]) => {
      hasEnded = true;
      return { code, seconds: (performance.now() - startedAt) / MS };
    });
    const busy = await timeCalls(calls, () => hasEnded);
    const { code, seconds } = await ended;
    if (code !== 0) throw new Error('The products could not be imported');
    const times = Object.fromEntries(
      Object.keys(calls).map((name) => {
        const [before = [], during = []] = [quiet[name], busy[name]];
        return [
          name,
          {
            quiet: percentile(before, SHARE),
            during: percentile(during, SHARE),
            longest: Math.max(...during),
            calls: during.length,
          },
        ];
      }),
    );
    return { products: PRODUCTS, seconds, times };
  } finally {
    await group.stop();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}
