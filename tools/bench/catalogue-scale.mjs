// How much longer calls take with many products than with 100: two APIs of the same build side by side, each on a
// database of its own, called in turn, so that whatever else the machine does slows both.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WORKSPACE, freePortBase } from '../start/platform.mjs';
import { createProcessGroup, waitUntilReady } from '../start/processes.mjs';
import { createBenchDatabase } from './create-bench-database.mjs';
import { CATALOGUE_CALLS, SEARCHES, search } from './catalogue-calls.mjs';
import { median } from './statistics.mjs';

const HEADERS = { 'channel-id': 'default', accept: 'application/json' };
/** A member's calls are answered for the member alone; what guests ask for would come from memory. */
const MEMBER = { email: 'member@example.jp', password: 'demo-pass-2026' };
const WARM_UP = 5;
const ROUNDS = 31;
/** The ports of the two beside each other. */
const PORTS_BETWEEN = 10;
const DIST = path.join(WORKSPACE, 'apps/api/dist');

/**
 * @param {string} url
 * @param {string} token
 */
async function timeCall(url, token) {
  const startedAt = performance.now();
  const response = await fetch(url, { headers: { ...HEADERS, authorization: `Bearer ${token}` } });
  const body = await response.json();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${JSON.stringify(body)}`);
  return performance.now() - startedAt;
}

/**
 * An access token of a member.
 * @param {string} api
 * @returns {Promise<string>}
 */
async function signIn(api) {
  const response = await fetch(`${api}/v1/auth/login`, {
    method: 'POST',
    headers: { ...HEADERS, 'content-type': 'application/json' },
    body: JSON.stringify(MEMBER),
  });
  const { access_token: token } = await response.json();
  return token;
}

/** @param {string} api */
async function totalOf(api) {
  const response = await fetch(`${api}/v1/products?per=1`, { headers: HEADERS });
  return Number(response.headers.get('x-total'));
}

/**
 * Calls about one product that both have: its page, what is related to it, and a search by its number.
 * @param {string} api
 */
async function callsOfProduct(api) {
  const read = async (/** @type {string} */ callPath) =>
    (await fetch(api + callPath, { headers: HEADERS })).json();
  const [{ key }] = await read('/v1/products?per=1&in_stock=1');
  const { code } = await read(`/v1/products/${key}`);
  return {
    product: `/v1/products/${key}`,
    'related products': `/v1/products/${key}/recommend`,
    'search by product number': search(code),
  };
}

/**
 * A call that is timed.
 * @typedef {object} TimedCall
 * @property {string} api
 * @property {string} token
 * @property {string} callPath
 */

/**
 * The median times of two calls, in ms, called in turn.
 * @param {TimedCall} small
 * @param {TimedCall} large
 */
async function timeBoth(small, large) {
  /** @type {{ small: number[]; large: number[] }} */
  const times = { small: [], large: [] };
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const few = await timeCall(small.api + small.callPath, small.token);
    const many = await timeCall(large.api + large.callPath, large.token);
    if (round < 0) continue;
    times.small.push(few);
    times.large.push(many);
  }
  return { small: median(times.small), large: median(times.large) };
}

/**
 * Each call's times with few and with many products, and those of searches that find few and nearly all of many; on
 * PostgreSQL where its URL is given, else embedded.
 * @param {number} firstBase
 * @param {string | undefined} databaseUrl
 * @param {number} [products] how many are many
 */
export async function catalogueScale(firstBase, databaseUrl, products = 10_000) {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-scale-'));
  /** @type {Awaited<ReturnType<typeof createBenchDatabase>>[]} */
  const databases = [];
  const group = createProcessGroup((name) => process.stderr.write(`${name} ended.\n`));
  const openDatabase = async (/** @type {string} */ name) => {
    if (databaseUrl === undefined) return '';
    const database = await createBenchDatabase(databaseUrl, `shop_bench_${process.pid}_${name}`);
    databases.push(database);
    return database.url;
  };
  const start = async (/** @type {string} */ name, /** @type {number} */ wantedBase) => {
    const base = await freePortBase(wantedBase);
    const env = {
      SHOP_PORT_BASE: String(base),
      SHOP_DATA_DIR: path.join(folder, name),
      NODE_ENV: 'production',
      DATABASE_URL: await openDatabase(name),
    };
    group.run(name, process.execPath, [path.join(DIST, 'main.js')], env);
    const api = `http://127.0.0.1:${base}`;
    if (!(await waitUntilReady(`${api}/readyz`, group.isStopping))) throw new Error(`${name} did not start`);
    return { api, env, base };
  };
  try {
    const small = await start('small', firstBase);
    const large = await start('large', small.base + PORTS_BETWEEN);
    const missing = products - (await totalOf(large.api));
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
    // A long statement of the seed may have counted as a stalled database.
    if (!(await waitUntilReady(`${large.api}/readyz`, group.isStopping)))
      throw new Error('large is not ready');
    const calls = { ...CATALOGUE_CALLS, ...(await callsOfProduct(small.api)) };
    const ofSmall = { api: small.api, token: await signIn(small.api) };
    const ofLarge = { api: large.api, token: await signIn(large.api) };
    /** @type {Record<string, { small: number; large: number }>} */
    const times = {};
    for (const [name, callPath] of Object.entries(calls))
      times[name] = await timeBoth({ ...ofSmall, callPath }, { ...ofLarge, callPath });
    /** @type {Record<string, { small: number; large: number }>} */
    const searches = {};
    for (const [name, { few, many }] of Object.entries(SEARCHES))
      searches[name] = await timeBoth({ ...ofLarge, callPath: few }, { ...ofLarge, callPath: many });
    return { products: [await totalOf(small.api), await totalOf(large.api)], times, searches };
  } finally {
    await group.stop();
    for (const { drop } of databases) await drop();
    rmSync(folder, { recursive: true, force: true });
  }
}
