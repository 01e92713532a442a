// One shop with hot reload. Usage: node tools/start/dev-shop.mjs SHOP
import path from 'node:path';
import { createServer } from 'vite';
import { shopPort } from '../../libs/shared/shops/src/shop-addresses.mjs';
import { WORKSPACE, portBase } from './platform.mjs';

const shop = process.argv[2];
const root = path.join(WORKSPACE, `apps/storefront-${shop}`);
process.chdir(root);
const server = await createServer({
  root,
  configFile: path.join(root, 'vite.config.ts'),
  server: { port: shopPort(shop, portBase()), strictPort: true, host: true },
});
await server.listen();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => void server.close().then(() => process.exit(0)));
