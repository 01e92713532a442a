import { createAdaptorServer } from '@hono/node-server';
import type { ShopApi } from '@shop/shop-api/http/shop-api';
import { prepareGracefulShutdown } from '@shop/requests/prepare-graceful-shutdown';
import { rejectUnreadableRequests } from './reject-unreadable-requests';

/** A request that sends no byte for so long is dropped, in ms. */
const REQUEST_LIMIT_MS = 30_000;
/**
 * An idle connection is kept for this time, in ms: longer than the shops' servers keep theirs (10
 * s).
 */
const KEEP_ALIVE_MS = 30_000;

/** Where a server listens: an IP of this machine, or `0.0.0.0` or `::` for all of them. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

export interface ListeningServer {
  /** Stops accepting, lets running requests end within `limitMs`, then drops what is left. */
  close(limitMs: number): Promise<void>;
}

/** Rejects at once where the port is taken, before minutes are spent on seeding. */
export async function requireFreePort(address: ListenAddress): Promise<void> {
  const probe = await listen({ fetch: () => new Response(null, { status: 503 }) }, address);
  await probe.close(0);
}

/**
 * Serves the API at an address. Rejects where the port is taken (`EADDRINUSE`) and where the machine does not have the
 * IP (`EADDRNOTAVAIL`, or `EAFNOSUPPORT` for an IPv6 address without IPv6).
 */
export async function listen(
  app: Pick<ShopApi, 'fetch'>,
  { host, port }: ListenAddress,
): Promise<ListeningServer> {
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { requestTimeout: REQUEST_LIMIT_MS, keepAliveTimeout: KEEP_ALIVE_MS },
  });
  const close = prepareGracefulShutdown(server);
  rejectUnreadableRequests(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return { close };
}
