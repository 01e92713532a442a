import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { AddressInfo } from 'node:net';

/** A folder behind HTTP on a free port of this machine. */
export async function serveFolder(root: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const app = new Hono()
    // Browsers request it by themselves; a built Storybook has none at this address.
    .get('/favicon.ico', (c) => c.body(null, 204))
    .use(serveStatic({ root }));
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, (address: AddressInfo) => {
      resolve({
        origin: `http://127.0.0.1:${address.port}`,
        close: () => new Promise((closed) => server.close(() => closed())),
      });
    });
  });
}
