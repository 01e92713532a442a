// `npm start`: installs what is missing, builds what is stale, and serves the API and every shop in production mode.
import { randomBytes } from 'node:crypto';
import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import {
  SHOP_NAMES,
  WORKSPACE,
  fail,
  installWhenStale,
  nx,
  platformPorts,
  portBase,
  requireFreePorts,
  requireNode,
  originVariables,
  shopOrigin,
} from './platform.mjs';
import { localUrlHost, readListenHost } from '../../libs/shared/shops/src/listen-host.mjs';
import { apiUrl, shopPort } from '../../libs/shared/shops/src/shop-urls.mjs';
import { waitUntilReady } from './processes.mjs';
import { superviseProcesses } from './supervise.mjs';

const DEMO_ACCOUNT = 'member@example.jp';

/** The data folder must take writes before anything is built for it. */
function requireWritableData() {
  const folder = path.resolve(WORKSPACE, process.env.SHOP_DATA_DIR ?? '.data');
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    fail(`データフォルダーに書き込めません: ${folder}\nThe data folder is not writable; set SHOP_DATA_DIR.`);
  }
  return folder;
}

requireNode();
const base = portBase();
const listenHost = readListenHost(process.env.SHOP_LISTEN_HOST);
if (listenHost === null)
  fail('SHOP_LISTEN_HOST は IP アドレスで指定してください。 It must be an IP address.');
const dataDir = requireWritableData();
await requireFreePorts(platformPorts(base));
const group = superviseProcesses();
await installWhenStale((command, args) =>
  group.runToEnd('npm ci', command, args, { cwd: WORKSPACE, env: {} }),
);
process.stdout.write('ビルドを確認しています… Building what is stale…\n');
const isBuilt = await nx(['run-many', '-t', 'build', '--outputStyle=static'], (command, args, env = {}) =>
  group.runToEnd('build', command, args, { cwd: WORKSPACE, env }),
);
if (!isBuilt) fail('ビルドに失敗しました。 The build failed.');

const env = {
  NODE_ENV: 'production',
  SHOP_PORT_BASE: String(base),
  SHOP_DATA_DIR: dataDir,
  SHOP_INTERNAL_SECRET: process.env.SHOP_INTERNAL_SECRET ?? randomBytes(32).toString('base64url'),
  ...originVariables(base),
};
const api = apiUrl(base, listenHost);
group.run('api', process.execPath, [path.join(WORKSPACE, 'apps/api/dist/main.js')], env);
await requireReady('api', api);
for (const shop of SHOP_NAMES)
  group.run(
    shop,
    process.execPath,
    [path.join(WORKSPACE, `apps/storefront-${shop}/build/server/index.js`)],
    env,
  );
const host = localUrlHost(listenHost);
await Promise.all(SHOP_NAMES.map((shop) => requireReady(shop, `http://${host}:${shopPort(shop, base)}`)));
group.setServing();
process.stdout.write(`\napi        ${api}\n`);
for (const shop of SHOP_NAMES) process.stdout.write(`${shop.padEnd(10)} ${shopOrigin(base, shop)}\n`);
if ((process.env.SHOP_ENV ?? 'demo') === 'demo')
  process.stdout.write(`demo       ${DEMO_ACCOUNT} / demo-pass-2026（メール: ${api}/dev/mailbox）\n`);
process.stdout.write('ready\n');

/**
 * Waits for a server. One that does not become ready in time ends the command; while everything stops, this never
 * resolves.
 *
 * @param {string} name
 * @param {string} url
 */
async function requireReady(name, url) {
  if (await waitUntilReady(`${url}/readyz`, group.isStopping)) return;
  if (!group.isStopping()) group.fail(`${name} が起動しませんでした。 ${name} did not become ready.`);
  await new Promise(() => undefined);
}
