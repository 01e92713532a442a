import type { RequestListener } from 'node:http';
import { Worker } from 'node:worker_threads';
import { PAGES } from '@shop/storefront-shell/page-list';
import { type Logger, pino } from 'pino';
import type { ServerBuild } from 'react-router-dom';
import { followApiChanges } from './changes/follow-api-changes';
import { ShopChanges } from './changes/shop-changes';
import { createStorefrontApp } from './create-storefront-app';
import type { KeptPages } from './documents/answer-kept-page';
import { forgetPages } from './documents/forget-pages';
import { createDocumentRoute } from './documents/document-route';
import { createKeptPageLog } from './documents/kept-page-log';
import { PageCache } from './documents/page-cache';
import { PUBLIC_TTL_S } from './documents/public-document';
import { securityHeaders } from './documents/security-headers';
import { createApiReadiness } from './environment/create-api-readiness';
import { readWorkerCount } from './environment/read-worker-count';
import type { ShopName } from '@shop/shops/shop-list';
import { type StorefrontEnvironment, readStorefrontEnvironment } from './environment/storefront-environment';
import { createRequestListener } from './http/create-request-listener';
import { createShopServer } from './http/create-shop-server';
import { createClientAddressReader } from './proxy/client-address';
import type { DocumentRenderer } from './render/document-renderer';
import { lazyRenderer, loadRenderer } from './render/load-renderer';
import { type StaticFiles, createStaticFiles } from './static/static-files';
import { type DrawingPort, answerDrawings } from './workers/answer-drawings';
import { type DrawingTrouble, troubleOf } from './workers/drawing-messages';
import { createDrawingPool } from './workers/drawing-pool';
import { stopOnSignal } from './workers/stop-on-signal';

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
  draw(port: DrawingPort): Promise<void>;
}

/** Kept pages of one shop: 64 MB. */
const PAGE_CACHE_BYTES = 64 * 1024 * 1024;

interface AppParts {
  readonly shop: ShopName;
  readonly environment: StorefrontEnvironment;
  readonly render: DocumentRenderer;
  readonly changes: ShopChanges;
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
  changes.subscribe((what) => forgetPages(cache, origin, what));
  const keptPages: KeptPages = {
    cache,
    origin,
    headers: securityHeaders(origin),
    onAnswer: createKeptPageLog(log),
  };
  const documents = { render, cache, routeOf: createDocumentRoute(PAGES), channel: shop, origin, now };
  return {
    keptPages,
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
  const tellTrouble = (err: DrawingTrouble, requestId: string) =>
    log.warn({ requestId, err }, 'drawing met an error');
  const load = (changes: ShopChanges, onTrouble: typeof tellTrouble) =>
    loadRenderer({
      shop,
      environment,
      loadBuild,
      changes,
      onError: (error, requestId) => onTrouble(troubleOf(error), requestId),
    });

  /** Draws in as many threads as the environment says; with one, in the server's own. */
  const prepareDrawing = async (changes: ShopChanges, entry: string): Promise<DocumentRenderer> => {
    const count = readWorkerCount(process.env['SHOP_WORKERS']);
    if (count === 1) return await load(changes, tellTrouble);
    const pool = createDrawingPool({
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
      const changes = new ShopChanges();
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
        keptPages: null,
        origin: environment.origin,
        ownsProcess: false,
      });
    },
    draw: async (port) => {
      const changes = new ShopChanges();
      const render = await load(changes, (trouble, requestId) =>
        port.postMessage({ type: 'trouble', requestId, trouble }),
      );
      answerDrawings(port, render, changes);
    },
    start: async ({ clientDirectory, entry }) => {
      const { port, origin, apiAddress, internalSecret } = environment;
      const changes = new ShopChanges();
      const render = await prepareDrawing(changes, entry);
      const { app, keptPages } = createApp({
        shop,
        environment,
        render,
        changes,
        files: createStaticFiles(clientDirectory),
        pageTtlMs: PUBLIC_TTL_S * 1000,
        log,
      });
      const listener = createRequestListener({ fetch: app.fetch, keptPages, origin, ownsProcess: true });
      const server = createShopServer(listener, securityHeaders(origin));
      server.listen(port, () => log.info({ port, origin }, 'listening'));
      followApiChanges({ apiAddress, internalSecret, channel: shop, fetch: globalThis.fetch }, changes);
      stopOnSignal(server, log);
    },
  };
}
