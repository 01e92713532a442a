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
import { shopPort } from '../../libs/shared/shops/src/shop-addresses.mjs';
import { createProcessGroup, waitUntilReady } from './processes.mjs';

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
const dataDir = requireWritableData();
await requireFreePorts(platformPorts(base));
installWhenStale();
process.stdout.write('ビルドを確認しています… Building what is stale…\n');
if (!nx(['run-many', '-t', 'build', '--outputStyle=static']))
  fail('ビルドに失敗しました。 The build failed.');

const group = createProcessGroup((name, code) => {
  process.stderr.write(`\n${name} が終了しました（${code}）。 ${name} ended; stopping the rest.\n`);
  void group.stop().then(() => process.exit(1));
});
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    if (!group.isStopping()) void group.stop().then(() => process.exit(0));
  });

const env = {
  NODE_ENV: 'production',
  SHOP_PORT_BASE: String(base),
  SHOP_DATA_DIR: dataDir,
  SHOP_INTERNAL_SECRET: process.env.SHOP_INTERNAL_SECRET ?? randomBytes(32).toString('base64url'),
  ...originVariables(base),
};
const api = `http://127.0.0.1:${base}`;
group.run('api', process.execPath, [path.join(WORKSPACE, 'apps/api/dist/main.js')], env);
if (!(await waitUntilReady(`${api}/readyz`, group.isStopping))) {
  if (!group.isStopping()) fail('API が起動しませんでした。 The API did not become ready.');
} else {
  for (const shop of SHOP_NAMES)
    group.run(
      shop,
      process.execPath,
      [path.join(WORKSPACE, `apps/storefront-${shop}/build/server/index.js`)],
      env,
    );
  const ready = await Promise.all(
    SHOP_NAMES.map((shop) =>
      waitUntilReady(`http://127.0.0.1:${shopPort(shop, base)}/readyz`, group.isStopping),
    ),
  );
  if (ready.every(Boolean)) {
    process.stdout.write(`\napi        ${api}\n`);
    for (const shop of SHOP_NAMES) process.stdout.write(`${shop.padEnd(10)} ${shopOrigin(base, shop)}\n`);
    if ((process.env.SHOP_ENV ?? 'demo') === 'demo')
      process.stdout.write(`demo       ${DEMO_ACCOUNT} / demo-pass-2026（メール: ${api}/dev/mailbox）\n`);
    process.stdout.write('ready\n');
  }
}
