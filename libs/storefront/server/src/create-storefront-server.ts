import type { RequestListener } from 'node:http';
import { Worker } from 'node:worker_threads';
import { type Logger, pino } from 'pino';
import type { ServerBuild } from 'react-router-dom';
import { subscribeToApiChanges } from './changes/subscribe-to-api-changes';
import { ChangeEvents } from './changes/change-events';
import { createStorefrontApp } from './create-storefront-app';
import type { CachedPageConfig } from './page-cache/serve-cached-page';
import { purgePages } from './page-cache/purge-pages';
import { createRouteMatcher } from './documents/route-matcher';
import { createCacheHitLog } from './page-cache/cache-hit-log';
import { PageCache } from './page-cache/page-cache';
import { PUBLIC_TTL_S } from './documents/render-public-page';
import { securityHeaders } from './http/security-headers';
import { createApiReadiness } from './environment/create-api-readiness';
import { readWorkerCount } from './environment/read-worker-count';
import type { ShopName } from './environment/shop-name';
import { type StorefrontEnvironment, readStorefrontEnvironment } from './environment/storefront-environment';
import { createRequestListener } from './http/create-request-listener';
import { createShopServer } from './http/create-shop-server';
import { createClientAddressReader } from './proxy/client-address';
import type { DocumentRenderer } from './render/document-renderer';
import { lazyRenderer, loadRenderer } from './render/load-renderer';
import { type StaticFiles, createStaticFiles } from './static/static-files';
import { type RenderPort, serveRenderRequests } from './workers/serve-render-requests';
import { type SerializedError, serializeError } from './workers/render-messages';
import { createRenderWorkerPool } from './workers/render-worker-pool';
import { leaveAsyncWorkAlone } from './workers/leave-async-work-alone';
import { stopOnSignal } from './http/stop-on-signal';

/** What an app hands over: its shop and its build, which only what draws loads. */
export interface StorefrontOptions {
  readonly shop: ShopName;
  readonly loadBuild: () => Promise<ServerBuild>;
}

/** Where a built storefront finds itself. */
export interface BuiltStorefront {
  /** The browser's half of the build. */
  readonly clientDirectory: string;
  /** The file that threads are started with. */
  readonly entry: string;
}

/** A storefront that can be started, or asked without a socket while developing. */
export interface StorefrontServer {
  /** Answers requests without a socket of its own; files are the development server's matter. */
  develop(): RequestListener;
  /** Serves until the process is told to stop; draws in threads of its own (`SHOP_WORKERS`). */
  start(built: BuiltStorefront): Promise<void>;
  /** Draws for the server in whose thread this is. */
  draw(port: RenderPort): Promise<void>;
}

/** Kept pages of one shop: 64 MB. */
const PAGE_CACHE_BYTES = 64 * 1024 * 1024;

interface AppParts {
  readonly shop: ShopName;
  readonly environment: StorefrontEnvironment;
  readonly render: DocumentRenderer;
  readonly changes: ChangeEvents;
  readonly files: StaticFiles;
  /** How long a public page is kept. */
  readonly pageTtlMs: number;
  readonly log: Logger;
}

/** The development server injects style sheets as elements while modules are replaced. */
function allowInjectedStyles(answer: Response): Response {
  const policy = answer.headers.get('Content-Security-Policy');
  if (policy !== null)
    answer.headers.set(
      'Content-Security-Policy',
      policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'"),
    );
  return answer;
}

function createApp({ shop, environment, render, changes, files, pageTtlMs, log }: AppParts) {
  const { apiAddress, origin, internalSecret, isLab, isLive, trustedProxies } = environment;
  const now = () => Date.now();
  const cache = new PageCache({ ttlMs: pageTtlMs, maxBytes: PAGE_CACHE_BYTES, now });
  changes.subscribe((what) => purgePages(cache, origin, what));
  const cachedPages: CachedPageConfig = {
    cache,
    origin,
    headers: securityHeaders(origin),
    onAnswer: createCacheHitLog(log),
  };
  const documents = { render, cache, matchRoute: createRouteMatcher(), channel: shop, origin, now };
  return {
    cachedPages,
    app: createStorefrontApp({
      documents,
      files,
      apiAddress,
      internalSecret,
      isLab,
      clientAddress: createClientAddressReader(trustedProxies),
      isReady: createApiReadiness({ apiAddress, isLive, fetch: globalThis.fetch, log }),
      log,
    }),
  };
}

/** The server of a storefront app: `server.ts` of each app is this one call. */
export function createStorefrontServer({ shop, loadBuild }: StorefrontOptions): StorefrontServer {
  const environment = readStorefrontEnvironment(shop, process.env);
  const log = pino({ base: { shop }, level: process.env['NODE_ENV'] === 'test' ? 'silent' : 'info' });
  const tellTrouble = (err: SerializedError, requestId: string) =>
    log.warn({ requestId, err }, 'drawing met an error');
  const load = (changes: ChangeEvents, onTrouble: typeof tellTrouble) =>
    loadRenderer({
      shop,
      environment,
      loadBuild,
      changes,
      onError: (error, requestId) => onTrouble(serializeError(error), requestId),
    });

  /** Draws in as many threads as the environment says; with one, in the server's own. */
  const prepareDrawing = async (changes: ChangeEvents, entry: string): Promise<DocumentRenderer> => {
    const count = readWorkerCount(process.env['SHOP_WORKERS']);
    if (count === 1) return await load(changes, tellTrouble);
    const pool = createRenderWorkerPool({
      count,
      startWorker: () => new Worker(entry),
      onTrouble: tellTrouble,
      onReplaced: () => log.error('a thread that draws has ended and is replaced'),
      onExhausted: () => {
        log.fatal('no thread that draws can be started');
        process.exit(1);
      },
    });
    changes.subscribe(pool.tell);
    await pool.ready;
    return pool.render;
  };

  return {
    develop: () => {
      const changes = new ChangeEvents();
      const render = lazyRenderer(() => load(changes, tellTrouble));
      const { app } = createApp({
        shop,
        environment,
        render,
        changes,
        files: () => null,
        pageTtlMs: 0,
        log,
      });
      return createRequestListener({
        fetch: async (request, bindings) => allowInjectedStyles(await app.fetch(request, bindings)),
        cachedPages: null,
        origin: environment.origin,
        ownsProcess: false,
      });
    },
    draw: async (port) => {
      leaveAsyncWorkAlone();
      const changes = new ChangeEvents();
      const render = await load(changes, (trouble, requestId) =>
        port.postMessage({ type: 'trouble', requestId, trouble }),
      );
      serveRenderRequests(port, render, changes);
    },
    start: async ({ clientDirectory, entry }) => {
      const { port, origin, apiAddress, internalSecret } = environment;
      const changes = new ChangeEvents();
      const render = await prepareDrawing(changes, entry);
      const { app, cachedPages } = createApp({
        shop,
        environment,
        render,
        changes,
        files: createStaticFiles(clientDirectory),
        pageTtlMs: PUBLIC_TTL_S * 1000,
        log,
      });
      const listener = createRequestListener({ fetch: app.fetch, cachedPages, origin, ownsProcess: true });
      const server = createShopServer(listener, securityHeaders(origin));
      server.listen(port, () => log.info({ port, origin }, 'listening'));
      subscribeToApiChanges({ apiAddress, internalSecret, channel: shop, fetch: globalThis.fetch }, changes);
      stopOnSignal(server, log);
    },
  };
}
