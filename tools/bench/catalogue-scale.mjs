// How calls behave in a large catalogue: two APIs of the same build side by side, each on a database of its own, called in
// turn, so that whatever else the machine does slows both.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePortBase } from '../start/platform.mjs';
import { createProcessGroup } from '../start/processes.mjs';
import { comparedCalls, limitedCalls } from './catalogue-calls.mjs';
import { createCatalogues, operate, startApi, totalOf } from './create-catalogues.mjs';
import { median, percentile } from './statistics.mjs';

const HEADERS = { 'channel-id': 'default', accept: 'application/json' };
/** A member's calls are answered for the member alone; what guests ask for would come from memory. */
const MEMBER = { email: 'member@example.jp', password: 'demo-pass-2026' };
const SIZES = { small: 1_000, large: 100_000 };
/** How much longer a call may take in the large catalogue. */
const RATIO_LIMIT = 1.5;
/** How long facets, searches and uncounted lists may take in the large catalogue at the 95th percentile. */
const LIMIT_MS = 100;
const SHARE = 0.95;
/** The ports of the two beside each other. */
const PORTS_BETWEEN = 10;
const WARM_UP = 5;
const ROUNDS = 31;
/** So often the products change, and each limited call is made after each change. */
const CHANGES = 21;
/** How long an announcement of a change may take to the API. */
const ANNOUNCEMENT_MS = 100;
const MS = 1_000;

/** What else the machine does, beside a figure. */
const load = () => `load ${loadavg()[0]?.toFixed(1)}`;

/** @typedef {{ api: string; token: string }} Shop */

/**
 * @param {Shop} shop
 * @param {string} callPath
 */
async function timeCall({ api, token }, callPath) {
  const startedAt = performance.now();
  const response = await fetch(api + callPath, { headers: { ...HEADERS, authorization: `Bearer ${token}` } });
  const body = await response.text();
  if (!response.ok) throw new Error(`${callPath}: ${response.status} ${body}`);
  return performance.now() - startedAt;
}

/**
 * Signs a member in.
 * @param {string} api
 * @returns {Promise<Shop>}
 */
async function signIn(api) {
  const response = await fetch(`${api}/v1/auth/login`, {
    method: 'POST',
    headers: { ...HEADERS, 'content-type': 'application/json' },
    body: JSON.stringify(MEMBER),
  });
  const { access_token: token } = await response.json();
  return { api, token };
}

/**
 * The first product of the recommended ones, and the number of another one whose stock may change.
 * @param {string} api
 */
async function knownProducts(api) {
  const read = async (/** @type {string} */ callPath) =>
    (await fetch(api + callPath, { headers: HEADERS })).json();
  const [{ key }, { key: other }] = await read('/v1/products?per=2&in_stock=1');
  const [{ code }, { code: changing }] = [
    await read(`/v1/products/${key}`),
    await read(`/v1/products/${other}`),
  ];
  return { known: { key, code }, changing };
}

/**
 * The median times of a call in both shops, in ms, called in turn.
 * @param {{ small: Shop; large: Shop }} shops
 * @param {string} callPath
 */
async function compare({ small, large }, callPath) {
  /** @type {{ small: number[]; large: number[] }} */
  const times = { small: [], large: [] };
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const few = await timeCall(small, callPath);
    const many = await timeCall(large, callPath);
    if (round < 0) continue;
    times.small.push(few);
    times.large.push(many);
  }
  return { small: median(times.small), large: median(times.large), load: load() };
}

/**
 * The times of each call after a change of the products, in ms. A stock that runs out or comes in is such a change; the
 * command that makes it runs in another process.
 * @param {Shop} shop
 * @param {Record<string, string>} calls
 * @param {(stock: number) => void} changeStock
 */
async function timeAfterChanges(shop, calls, changeStock) {
  /** @type {Record<string, number[]>} */
  const times = Object.fromEntries(Object.keys(calls).map((name) => [name, []]));
  for (let round = -1; round < CHANGES; round += 1) {
    changeStock(round % 2 === 0 ? 0 : MS);
    await pause(ANNOUNCEMENT_MS);
    for (const [name, callPath] of Object.entries(calls)) {
      const time = await timeCall(shop, callPath);
      if (round >= 0) times[name]?.push(time);
    }
  }
  return times;
}

/**
 * Fills and measures both catalogues; on PostgreSQL where its URL is given, else embedded.
 * @param {{ portBase: number; databaseUrl: string | undefined }} where
 */
async function measureScale({ portBase, databaseUrl }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-scale-'));
  /** @type {Parameters<typeof createCatalogues>[0]['databases']} */
  const databases = [];
  const group = createProcessGroup((name) => process.stderr.write(`${name} ended.\n`));
  try {
    const smallPort = await freePortBase(portBase);
    const ports = { small: smallPort, large: await freePortBase(smallPort + PORTS_BETWEEN) };
    const startedAt = performance.now();
    const catalogues = { folder, ports, databaseUrl, databases, sizes: SIZES };
    const { small, large } = await createCatalogues(catalogues);
    const seconds = (performance.now() - startedAt) / MS;
    const apis = {
      small: await startApi(group, 'small', small),
      large: await startApi(group, 'large', large),
    };
    const shops = { small: await signIn(apis.small), large: await signIn(apis.large) };
    const { known, changing } = await knownProducts(apis.small);
    /** @type {Record<string, Awaited<ReturnType<typeof compare>>>} */
    const compared = {};
    for (const [name, callPath] of Object.entries(comparedCalls(known)))
      compared[name] = await compare(shops, callPath);
    const limited = await timeAfterChanges(shops.large, limitedCalls(known), (stock) =>
      operate(large, ['stock', 'set', changing, String(stock)]),
    );
    const limitedLoad = load();
    const products = [await totalOf(apis.small), await totalOf(apis.large)];
    return { products, seconds, compared, limited, limitedLoad };
  } finally {
    await group.stop();
    for (const { drop } of databases) await drop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Measures both databases and writes their figures as goals; the built API must be current.
 * @param {ReturnType<typeof import('./goals.mjs').createGoals>} goals
 * @param {number} portBase
 */
export async function reportScale(goals, portBase) {
  for (const [database, databaseUrl] of [
    ['embedded', undefined],
    ['PostgreSQL', process.env.TEST_DATABASE_URL],
  ]) {
    if (database === 'PostgreSQL' && databaseUrl === undefined) {
      goals.writeLine('PostgreSQL: not run (TEST_DATABASE_URL is not set)');
      continue;
    }
    const figures = await measureScale({ portBase, databaseUrl });
    const { products, seconds, compared, limited, limitedLoad } = figures;
    goals.writeLine(`${database}: ${products.join(' and ')} products in ${seconds.toFixed(0)} s, ${load()}`);
    for (const [name, { small, large, load: beside }] of Object.entries(compared)) {
      goals.atMost(`${database}, ${name}: large against small catalogue`, large / small, RATIO_LIMIT);
      goals.writeLine(`  ${large.toFixed(1)} ms against ${small.toFixed(1)} ms, ${beside}`);
    }
    for (const [name, times] of Object.entries(limited)) {
      const p95 = percentile(times, SHARE);
      goals.atMost(`${database}, ${name}: p95 after a change, ms`, p95, LIMIT_MS);
      goals.writeLine(`  median ${median(times).toFixed(1)} ms, ${limitedLoad}`);
    }
  }
}
