// One shop with hot reload. Usage: node tools/start/dev-shop.mjs SHOP [--force]
import path from 'node:path';
import { createServer } from 'vite';
import { LOOPBACK, readListenHost } from '../../libs/shared/shops/src/listen-host.mjs';
import { shopPort } from '../../libs/shared/shops/src/shop-urls.mjs';
import { WORKSPACE, portBase } from './platform.mjs';

/** React Router 7 starts Vite servers of its own with an option that Vite 8 has renamed; nobody here can change that. */
const RENAMED_OPTION = 'The `envFile` option is deprecated';
const { warn } = globalThis.console;
globalThis.console.warn = /** @param {unknown[]} words */ (...words) => {
  if (!String(words[0]).includes(RENAMED_OPTION)) warn(...words);
};

const [shop = '', ...flags] = process.argv.slice(2);
const root = path.join(WORKSPACE, `apps/storefront-${shop}`);
process.chdir(root);
const server = await createServer({
  root,
  configFile: path.join(root, 'vite.config.ts'),
  server: {
    port: shopPort(shop, portBase()),
    strictPort: true,
    host: readListenHost(process.env.SHOP_LISTEN_HOST) ?? LOOPBACK,
  },
  optimizeDeps: { force: flags.includes('--force') },
});
await server.listen();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => void server.close().then(() => process.exit(0)));
