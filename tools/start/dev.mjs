// `npm run dev [-- SHOP …]`: the API and the shops (all, or those named) with hot reload.
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import {
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
import { shopPort } from '../../libs/shared/shops/src/shop-addresses.mjs';
import { createProcessGroup, waitUntilReady } from './processes.mjs';

requireNode();
const named = process.argv.slice(2);
const unknown = named.find((shop) => !SHOP_NAMES.includes(shop));
if (unknown) fail(`ショップ「${unknown}」はありません。 Choose from: ${SHOP_NAMES.join(', ')}`);
const shops = named.length > 0 ? named : SHOP_NAMES;
const base = portBase();
await requireFreePorts([base, ...shops.map((shop) => shopPort(shop, base))]);
installWhenStale();

const group = createProcessGroup((name, code) => {
  process.stderr.write(`\n${name} ended (${code}); stopping the rest.\n`);
  void group.stop().then(() => process.exit(1));
});
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    if (!group.isStopping()) void group.stop().then(() => process.exit(0));
  });

const env = {
  NODE_ENV: 'development',
  SHOP_PORT_BASE: String(base),
  SHOP_DATA_DIR: path.resolve(WORKSPACE, process.env.SHOP_DATA_DIR ?? '.data'),
  SHOP_INTERNAL_SECRET: process.env.SHOP_INTERNAL_SECRET ?? randomBytes(32).toString('base64url'),
  ...originVariables(base),
};
const api = `http://127.0.0.1:${base}`;
group.run('api', process.execPath, [path.join(WORKSPACE, 'apps/api/dev.mjs')], env);
if (await waitUntilReady(`${api}/readyz`, group.isStopping)) {
  for (const shop of shops)
    group.run(shop, process.execPath, [path.join(WORKSPACE, 'tools/start/dev-shop.mjs'), shop], env);
  process.stdout.write(`\napi        ${api}\n`);
  for (const shop of shops) process.stdout.write(`${shop.padEnd(10)} ${shopOrigin(base, shop)}\n`);
}
