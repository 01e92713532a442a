// `npm run dev [-- SHOP …] [--force]`: the API and the shops (all, or those named) with hot reload. `--force` is Vite's
// option: it pre-bundles the dependencies again instead of taking them from its cache.
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  BUNDLED_VITE_CONFIG,
  SHOP_NAMES,
  WORKSPACE,
  fail,
  installWhenStale,
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

requireNode();
const { positionals: named, values } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean', default: false } },
});
const unknown = named.find((shop) => !SHOP_NAMES.some((name) => name === shop));
if (unknown) fail(`ショップ「${unknown}」はありません。 Choose from: ${SHOP_NAMES.join(', ')}`);
const shops = named.length > 0 ? named : SHOP_NAMES;
const base = portBase();
await requireFreePorts([base, ...shops.map((shop) => shopPort(shop, base))]);
const listenHost = readListenHost(process.env.SHOP_LISTEN_HOST);
if (listenHost === null)
  fail('SHOP_LISTEN_HOST は IP アドレスで指定してください。 It must be an IP address.');
const group = superviseProcesses();
await installWhenStale((command, args) =>
  group.runToEnd('npm ci', command, args, { cwd: WORKSPACE, env: {} }),
);

const env = {
  NODE_ENV: 'development',
  SHOP_PORT_BASE: String(base),
  SHOP_DATA_DIR: path.resolve(WORKSPACE, process.env.SHOP_DATA_DIR ?? '.data'),
  SHOP_INTERNAL_SECRET: process.env.SHOP_INTERNAL_SECRET ?? randomBytes(32).toString('base64url'),
  ...originVariables(base),
  ...BUNDLED_VITE_CONFIG,
};
const flags = values.force ? ['--force'] : [];
const api = apiUrl(base, listenHost);
group.run('api', process.execPath, [path.join(WORKSPACE, 'apps/api/dev.mjs')], env);
process.stdout.write(
  'API を準備しています（初回はデモの店を作るため1分ほど）… Starting the API; the first start fills the demonstration…\n',
);
if (await waitUntilReady(`${api}/readyz`, group.isStopping)) {
  for (const shop of shops)
    group.run(
      shop,
      process.execPath,
      [path.join(WORKSPACE, 'tools/start/dev-shop.mjs'), shop, ...flags],
      env,
    );
  group.setServing();
  process.stdout.write(`\napi        ${api}\n`);
  const host = localUrlHost(listenHost);
  for (const shop of shops)
    void waitUntilReady(`http://${host}:${shopPort(shop, base)}/healthz`, group.isStopping).then(
      (isReady) => {
        if (isReady) process.stdout.write(`${shop.padEnd(10)} ${shopOrigin(base, shop)}\n`);
        else if (!group.isStopping())
          group.fail(`${shop} が起動しませんでした。 ${shop} did not become ready.`);
      },
    );
} else if (!group.isStopping()) group.fail('API が起動しませんでした。 The API did not become ready.');
