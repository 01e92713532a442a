import { ChangeEvents } from '../data-changes/change-events';
import { subscribeToApiChanges } from '../data-changes/subscribe-to-api-changes';
import { PUBLIC_TTL_S } from '../documents/render-public-document';
import { createRequestListener } from '../http/create-request-listener';
import { createShopServer } from '../http/create-shop-server';
import { securityHeaders } from '../security/security-headers';
import { stopOnSignal } from '../http/stop-on-signal';
import { createCacheHitLog } from '../page-cache/create-cache-hit-log';
import { createCachedDocumentHandler } from '../page-cache/create-cached-document-handler';
import { createStaticFiles } from '../static/create-static-files';
import { composeApp } from './compose-app';
import { startRenderer } from './start-renderer';
import type { StorefrontContext } from './storefront-context';
import type { BuiltStorefront } from './storefront-options';

/** Starts the server of a built storefront. It serves until the process receives a signal. */
export async function startServer(
  context: StorefrontContext,
  { clientDirectory, entry }: BuiltStorefront,
): Promise<void> {
  const { shop, environment, log } = context;
  const { port, listenHost, origin, apiUrl, internalSecret } = environment;
  const headers = securityHeaders(origin);
  const changes = new ChangeEvents();
  const { app, cache } = composeApp(context, {
    render: await startRenderer(context, changes, entry),
    changes,
    files: createStaticFiles(clientDirectory),
    pageTtlMs: PUBLIC_TTL_S * 1_000,
  });
  const listener = createRequestListener({
    fetch: app.fetch,
    handleCachedDocument: createCachedDocumentHandler({
      cache,
      origin,
      securityHeaders: headers,
      onHit: createCacheHitLog(log),
    }),
    origin,
    ownsProcess: true,
  });
  const server = createShopServer(listener, headers);
  server.listen(port, listenHost, () => log.info({ port, listenHost, origin }, 'listening'));
  subscribeToApiChanges({ apiUrl, internalSecret, channel: shop, fetch: globalThis.fetch }, changes);
  stopOnSignal(server, log);
}
