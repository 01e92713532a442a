import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type { ShopApi } from '@shop/shop-api/http/shop-api';
import { drainable } from './drainable';

/** Both families where the machine has IPv6, else IPv4 alone. */
const HOSTS = ['::', '0.0.0.0'];
/** A request that sends no byte for so long is dropped, in ms. */
const REQUEST_LIMIT_MS = 30_000;
/** A connection that asks nothing is kept for so long, in ms: longer than the shops' servers keep theirs (10 s). */
const KEEP_ALIVE_MS = 30_000;

export interface ListeningServer {
  /** Stops accepting, lets running requests end within `limitMs`, then drops what is left. */
  close(limitMs: number): Promise<void>;
}

/** Rejects at once where the port is taken, before minutes are spent on a seed that nobody could reach. */
export async function requireFreePort(port: number): Promise<void> {
  const probe = await listenEverywhere({ fetch: () => new Response(null, { status: 503 }) }, port);
  await probe.close(0);
}

/** Serves the API on every interface of the machine. Rejects where the port is taken (`EADDRINUSE`). */
export async function listenEverywhere(app: Pick<ShopApi, 'fetch'>, port: number): Promise<ListeningServer> {
  for (const host of HOSTS) {
    const server = createAdaptorServer({
      fetch: app.fetch,
      serverOptions: { requestTimeout: REQUEST_LIMIT_MS, keepAliveTimeout: KEEP_ALIVE_MS },
    });
    const close = drainable(server);
    try {
      await listen(server, port, host);
      return { close };
    } catch (error) {
      const isWithoutFamily =
        error instanceof Error &&
        'code' in error &&
        (error.code === 'EAFNOSUPPORT' || error.code === 'EADDRNOTAVAIL');
      if (!isWithoutFamily || host === HOSTS.at(-1)) throw error;
    }
  }
  throw new Error('No network interface can be listened on');
}

function listen(server: ServerType, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
