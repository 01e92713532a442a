// What every command needs to know about this workspace and the machine it runs on.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultShopOrigin, originVariable, shopPort } from '../../libs/shared/shops/src/shop-urls.mjs';
import { blockedPortOf } from '../../libs/shared/shops/src/blocked-ports.mjs';
import { SHOPS } from '../../libs/shared/shops/src/shop-list.mjs';

export const WORKSPACE = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
/** The names of the shops, in the order of the list. */
export const SHOP_NAMES = SHOPS.map(({ name }) => name);
const MINIMUM_NODE = { major: 20, minor: 19 };

/**
 * Ends the command with one plain line on standard error.
 *
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  process.stderr.write(`\n${message}\n`);
  process.exit(1);
}

/** Stops when Node.js is older than the platform needs. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const { major: needMajor, minor: needMinor } = MINIMUM_NODE;
  if (major > needMajor || (major === needMajor && minor >= needMinor)) return;
  fail(
    `Node.js ${needMajor}.${needMinor} 以上が必要です（現在は ${version}）。 Node.js ${needMajor}.${needMinor} or newer is needed.`,
  );
}

/** The first port of the platform: the API's; the shops follow at +200. */
export function portBase() {
  const value = process.env.SHOP_PORT_BASE ?? '4000';
  const base = Number(value);
  if (!Number.isInteger(base) || base < 1024 || base > 65_000)
    fail(`SHOP_PORT_BASE は 1024 から 65000 の整数で指定してください: ${value}`);
  const blocked = blockedPortOf(base);
  if (blocked !== null)
    fail(
      `SHOP_PORT_BASE=${value} ではポート ${blocked} を使いますが、このポートは Node.js とブラウザーが通信を拒否します。別の番号を指定してください。 Node.js and browsers refuse port ${blocked}; set another SHOP_PORT_BASE.`,
    );
  return base;
}

/**
 * The origin a shop is known by: as configured, or the one of the list of shops.
 *
 * @param {number} base
 * @param {string} shop
 */
export const shopOrigin = (base, shop) => process.env[originVariable(shop)] ?? defaultShopOrigin(shop, base);

/**
 * The environment variables that tell the API and every shop the origins of all.
 *
 * @param {number} base
 */
export const originVariables = (base) =>
  Object.fromEntries(SHOP_NAMES.map((shop) => [originVariable(shop), shopOrigin(base, shop)]));

/**
 * Whether nobody listens on a port.
 *
 * @param {number} port
 * @returns {Promise<boolean>}
 */
const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/**
 * The ports of a platform that starts at `base`: the API and every shop.
 *
 * @param {number} base
 */
export const platformPorts = (base) => [base, ...SHOP_NAMES.map((shop) => shopPort(shop, base))];

/**
 * Stops when somebody else listens on one of the ports.
 *
 * @param {readonly number[]} ports
 */
export async function requireFreePorts(ports) {
  for (const port of ports) {
    if (!(await isFree(port)))
      fail(
        `ポート ${port} は使用中です。SHOP_PORT_BASE で別の番号を指定してください。 Port ${port} is taken; set SHOP_PORT_BASE.`,
      );
  }
}

/**
 * The first base from `base` on whose ports nobody uses and `fetch` takes, so that two test runs do not meet.
 *
 * @param {number} base
 * @returns {Promise<number>}
 */
export async function freePortBase(base) {
  const free = await Promise.all(platformPorts(base).map(isFree));
  return free.every(Boolean) && blockedPortOf(base) === null ? base : freePortBase(base + SHOP_NAMES.length);
}

/**
 * Runs a command in the workspace and says whether it succeeded.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {boolean | Promise<boolean>}
 */
const runNow = (command, args, env = {}) =>
  spawnSync(command, args, { cwd: WORKSPACE, stdio: 'inherit', env: { ...process.env, ...env } }).status ===
  0;

/**
 * Installs the dependencies when the lockfile is not the one that was installed last.
 *
 * @param {typeof runNow} run
 */
export async function installWhenStale(run = runNow) {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(WORKSPACE, 'package-lock.json')))
    .digest('hex');
  const mark = path.join(WORKSPACE, 'node_modules', '.installed-lock');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return;
  if (!existsSync(path.join(WORKSPACE, 'node_modules', '.package-lock.json')) || existsSync(mark)) {
    process.stdout.write('依存パッケージを準備しています… Installing dependencies…\n');
    // The build's tools are development dependencies, which npm leaves out where NODE_ENV is production.
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund'];
    if (!(await run('npm', args))) fail('npm ci に失敗しました。 npm ci failed.');
  }
  writeFileSync(mark, lock);
}

/**
 * Vite bundles the configurations of the shops before it runs them. This option of Vite's says that they need not be ready
 * for its other way, by which Node.js loads them natively.
 */
export const BUNDLED_VITE_CONFIG = { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' };

/**
 * Runs an Nx command and returns whether it succeeded. Its cache makes an unchanged workspace take seconds.
 *
 * @param {readonly string[]} args
 * @param {typeof runNow} run
 */
export const nx = (args, run = runNow) =>
  run(process.execPath, [path.join(WORKSPACE, 'node_modules/nx/dist/bin/nx.js'), ...args], {
    NX_TUI: 'false',
    NX_DAEMON: 'false',
    ...BUNDLED_VITE_CONFIG,
  });
