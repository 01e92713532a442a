import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';

/** The API over HTTP, for code that runs in a browser. */
export interface ServedApi {
  readonly url: string;
  close(): Promise<void>;
}

/** Listens at a free port of this machine alone. */
export function listen(fetch: Parameters<typeof serve>[0]['fetch']): Promise<ServedApi> {
  return new Promise((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, (address: AddressInfo) => {
      resolve({
        url: `http://127.0.0.1:${address.port}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      });
    });
  });
}
