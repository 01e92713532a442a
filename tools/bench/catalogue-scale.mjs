// How much longer calls take with 10,000 products than with 100: two APIs of the same build side by side, each on a
// database of its own, asked in turn, so that whatever else the machine does slows both.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { WORKSPACE, freePortBase } from '../start/platform.mjs';
import { createProcessGroup, waitUntilReady } from '../start/processes.mjs';
import { CATALOGUE_CALLS, search } from './catalogue-calls.mjs';
import { median } from './statistics.mjs';

const HEADERS = { 'channel-id': 'default', accept: 'application/json' };
const PRODUCTS = 10_000;
const WARM_UP = 5;
const ROUNDS = 31;
/** The ports of the two beside each other. */
const PORTS_BETWEEN = 10;
const DIST = path.join(WORKSPACE, 'apps/api/dist');

async function timeCall(url) {
  const startedAt = performance.now();
  const answer = await fetch(url, { headers: HEADERS });
  const body = await answer.json();
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${JSON.stringify(body)}`);
  return performance.now() - startedAt;
}

async function totalOf(api) {
  const answer = await fetch(`${api}/v1/products?per=1`, { headers: HEADERS });
  return Number(answer.headers.get('x-total'));
}

/** Calls about one product that both have: its page, what is related to it, and a search by its number. */
async function callsOfProduct(api) {
  const read = async (callPath) => (await fetch(api + callPath, { headers: HEADERS })).json();
  const [{ key }] = await read('/v1/products?per=1&in_stock=1');
  const { code } = await read(`/v1/products/${key}`);
  return {
    product: `/v1/products/${key}`,
    'related products': `/v1/products/${key}/recommend`,
    'search by product number': search(code),
  };
}

/** The median times of a call on both, in ms, asked in turn. */
async function timeBoth(small, large, callPath) {
  const times = { small: [], large: [] };
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const [few, many] = [await timeCall(small + callPath), await timeCall(large + callPath)];
    if (round < 0) continue;
    times.small.push(few);
    times.large.push(many);
  }
  return { small: median(times.small), large: median(times.large) };
}

/** A new database beside that of the URL, and how to drop it. */
async function makeDatabase(url, name) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database "${name}"`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    url: own.href,
    async drop() {
      await client.query(`drop database "${name}" with (force)`);
      await client.end();
    },
  };
}

/** Each call's times with few and with 10,000 products; on PostgreSQL where its URL is given, else embedded. */
export async function catalogueScale(firstBase, databaseUrl) {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-scale-'));
  const databases = [];
  const group = createProcessGroup((name) => process.stderr.write(`${name} ended.\n`));
  const start = async (name, wantedBase) => {
    const base = await freePortBase(wantedBase);
    const env = {
      SHOP_PORT_BASE: String(base),
      SHOP_DATA_DIR: path.join(folder, name),
      NODE_ENV: 'production',
    };
    if (databaseUrl === undefined) env.DATABASE_URL = '';
    else {
      databases.push(await makeDatabase(databaseUrl, `shop_bench_${process.pid}_${name}`));
      env.DATABASE_URL = databases.at(-1).url;
    }
    group.run(name, process.execPath, [path.join(DIST, 'main.js')], env);
    const api = `http://127.0.0.1:${base}`;
    if (!(await waitUntilReady(`${api}/readyz`, group.isStopping))) throw new Error(`${name} did not start`);
    return { api, env, base };
  };
  try {
    const small = await start('small', firstBase);
    const large = await start('large', small.base + PORTS_BETWEEN);
    const missing = PRODUCTS - (await totalOf(large.api));
    const seed = [
      path.join(DIST, 'operator.js'),
      'seed',
      '--products',
      String(missing),
      '--channel',
      'default',
    ];
    const seeded = spawnSync(process.execPath, seed, {
      env: { ...process.env, ...large.env },
      stdio: 'ignore',
    });
    if (seeded.status !== 0) throw new Error('The products could not be made');
    const calls = { ...CATALOGUE_CALLS, ...(await callsOfProduct(small.api)) };
    const times = {};
    for (const [name, callPath] of Object.entries(calls))
      times[name] = await timeBoth(small.api, large.api, callPath);
    return { products: [await totalOf(small.api), await totalOf(large.api)], times };
  } finally {
    await group.stop();
    for (const { drop } of databases) await drop();
    rmSync(folder, { recursive: true, force: true });
  }
}
