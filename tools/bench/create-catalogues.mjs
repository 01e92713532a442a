// Two catalogues of the same shops for the bench, a small one and a large one: the large one begins as a copy of the small
// one, so that the shops are created once. Their pictures, which take most of the time, are drawn in the first run alone.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '../start/platform.mjs';
import { createProcessGroup, waitUntilReady } from '../start/processes.mjs';
import { createBenchDatabase } from './create-bench-database.mjs';

const DIST = path.join(WORKSPACE, 'apps/api/dist');
const CHANNEL = 'default';
/** Pictures from one run to the next; their names are hashes of the drawings. */
const PICTURES = path.join(WORKSPACE, 'node_modules/.cache/shop-bench-pictures');
/** The shops are created, and in the first run their pictures drawn, before the API is ready. */
const CREATED_WITHIN_MS = 20 * 60_000;

/**
 * Runs a command of the operator and returns what it printed.
 * @param {NodeJS.ProcessEnv} env
 * @param {readonly string[]} command
 */
export function operate(env, command) {
  const run = spawnSync(
    process.execPath,
    [path.join(DIST, 'operator.js'), ...command, '--channel', CHANNEL],
    {
      env: { ...process.env, ...env },
      encoding: 'utf8',
    },
  );
  if (run.status !== 0) throw new Error(`${command.join(' ')}: ${run.stderr}`);
  return run.stdout;
}

/**
 * Starts an API and returns its URL.
 * @param {ReturnType<typeof createProcessGroup>} group
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 * @param {number} [limitMs]
 */
export async function startApi(group, name, env, limitMs) {
  group.run(name, process.execPath, [path.join(DIST, 'main.js')], env, 'ignore');
  const api = `http://127.0.0.1:${env.SHOP_PORT_BASE}`;
  if (!(await waitUntilReady(`${api}/readyz`, group.isStopping, limitMs)))
    throw new Error(`${name} did not start`);
  return api;
}

/** @param {string} api */
export async function totalOf(api) {
  const response = await fetch(`${api}/v1/products?per=1`, { headers: { 'channel-id': CHANNEL } });
  return Number(response.headers.get('x-total'));
}

/**
 * Creates both catalogues in `folder`, on the PostgreSQL of a URL where one is given, and returns the environments of
 * their APIs. No API runs afterwards.
 * @param {object} wanted
 * @param {string} wanted.folder
 * @param {{ readonly small: number; readonly large: number }} wanted.ports
 * @param {string | undefined} wanted.databaseUrl
 * @param {Awaited<ReturnType<typeof createBenchDatabase>>[]} wanted.databases gets the databases that must be dropped
 * @param {{ readonly small: number; readonly large: number }} wanted.sizes products of the shop that is measured
 */
export async function createCatalogues({ folder, ports, databaseUrl, databases, sizes }) {
  /** @param {'small' | 'large'} name @param {string} [template] */
  const environment = async (name, template) => {
    const database =
      databaseUrl === undefined
        ? null
        : await createBenchDatabase(databaseUrl, `shop_bench_${process.pid}_${name}`, template);
    if (database !== null) databases.push(database);
    return {
      name: database?.name,
      env: {
        NODE_ENV: 'production',
        SHOP_PORT_BASE: String(ports[name]),
        SHOP_DATA_DIR: path.join(folder, name),
        DATABASE_URL: database?.url ?? '',
      },
    };
  };
  const small = await environment('small');
  const files = path.join(small.env.SHOP_DATA_DIR, 'files');
  mkdirSync(PICTURES, { recursive: true });
  cpSync(PICTURES, files, { recursive: true });
  const group = createProcessGroup((name) => process.stderr.write(`${name} ended.\n`));
  let samples = 0;
  try {
    samples = await totalOf(await startApi(group, 'small', small.env, CREATED_WITHIN_MS));
  } finally {
    await group.stop();
  }
  cpSync(files, PICTURES, { recursive: true });
  operate(small.env, ['seed', '--products', String(sizes.small - samples)]);
  cpSync(small.env.SHOP_DATA_DIR, path.join(folder, 'large'), { recursive: true });
  const large = await environment('large', small.name);
  operate(large.env, ['seed', '--products', String(sizes.large - samples)]);
  return { small: small.env, large: large.env };
}
