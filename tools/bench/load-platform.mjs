import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shopPort } from '../../libs/shared/shops/src/shop-urls.mjs';
import { WORKSPACE, freePortBase, originVariables } from '../start/platform.mjs';
import { createProcessGroup, waitUntilReady } from '../start/processes.mjs';
import { createBenchDatabase } from './create-bench-database.mjs';

const API_DIST = path.join(WORKSPACE, 'apps/api/dist');
const SHOP = 'default';

/**
 * The memory that a process takes, in bytes.
 * @param {number | undefined} pid
 */
function memoryOf(pid) {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/**
 * Starts an API and the general shop, embedded or on a new database of a PostgreSQL server. The load comes from this
 * machine alone, which is trusted as a proxy, so that each request can stand for a shopper of its own.
 * @param {number} wantedBase
 * @param {string | undefined} databaseUrl
 */
export async function startLoadPlatform(wantedBase, databaseUrl) {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-load-'));
  const group = createProcessGroup((name) => process.stderr.write(`${name} ended.\n`));
  const database =
    databaseUrl === undefined ? null : await createBenchDatabase(databaseUrl, `shop_load_${process.pid}`);
  const stop = async () => {
    await group.stop();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const base = await freePortBase(wantedBase);
    const env = {
      NODE_ENV: 'production',
      SHOP_PORT_BASE: String(base),
      SHOP_DATA_DIR: folder,
      DATABASE_URL: database?.url ?? '',
      SHOP_INTERNAL_SECRET: randomBytes(32).toString('base64url'),
      TRUSTED_PROXIES: '127.0.0.1,::1',
      ...originVariables(base),
    };
    const urls = { api: `http://127.0.0.1:${base}`, shop: `http://127.0.0.1:${shopPort(SHOP, base)}` };
    /** @param {string} name @param {string} script @param {string} url */
    const start = async (name, script, url) => {
      const { pid } = group.run(name, process.execPath, [path.join(WORKSPACE, script)], env, 'ignore');
      if (!(await waitUntilReady(`${url}/readyz`, group.isStopping)))
        throw new Error(`${name} did not start`);
      return pid;
    };
    const api = await start('api', 'apps/api/dist/main.js', urls.api);
    const shop = await start(SHOP, `apps/storefront-${SHOP}/build/server/index.js`, urls.shop);
    return {
      ...urls,
      stop,
      /** The memory of both processes, in bytes. */
      memory: () => ({ api: memoryOf(api), shop: memoryOf(shop) }),
      /** Runs a command of the operator. @param {readonly string[]} command */
      operate(command) {
        const script = path.join(API_DIST, 'operator.js');
        const run = spawnSync(process.execPath, [script, ...command], {
          env: { ...process.env, ...env },
          encoding: 'utf8',
        });
        if (run.status !== 0) throw new Error(`${command.join(' ')}: ${run.stderr}`);
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
