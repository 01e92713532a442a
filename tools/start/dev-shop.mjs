// One shop with hot reload. Usage: node tools/start/dev-shop.mjs SHOP
import path from 'node:path';
import { createServer } from 'vite';
import { WORKSPACE, portBase, shopPort } from './platform.mjs';

const shop = process.argv[2];
const root = path.join(WORKSPACE, `apps/storefront-${shop}`);
process.chdir(root);
const server = await createServer({
  root,
  configFile: path.join(root, 'vite.config.ts'),
  server: { port: shopPort(portBase(), shop), strictPort: true, host: true },
});
await server.listen();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => void server.close().then(() => process.exit(0)));
