import { createServer } from 'node:http';
import { type HttpBindings, getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import type { ServerBuild } from 'react-router';
import { followApiChanges } from './changes/follow-api-changes';
import { ShopChanges } from './changes/shop-changes';
import { createStorefrontApp } from './create-storefront-app';
import { type KeptPages, answerKeptPage } from './documents/answer-kept-page';
import { forgetPages } from './documents/forget-pages';
import { createDocumentRoute } from './documents/document-route';
import { PageCache } from './documents/page-cache';
import { PUBLIC_TTL_S } from './documents/public-document';
import { securityHeaders } from './documents/security-headers';
import type { ShopName } from './environment/shop-name';
import { type StorefrontEnvironment, readStorefrontEnvironment } from './environment/storefront-environment';
import { createClientAddressReader } from './proxy/client-address';
import { createDocumentRenderer } from './render/document-renderer';
import { stopOnSignal } from './stop-on-signal';
import { type StaticFiles, createStaticFiles } from './static/static-files';

/** What an app hands over: its shop and its build. */
export interface StorefrontOptions {
  readonly shop: ShopName;
  readonly build: ServerBuild;
}

/** A storefront that can be started, or asked without a socket while developing. */
export interface StorefrontServer {
  /** Answers requests without a socket of its own; files are the development server's matter. */
  develop(): (request: Request, bindings: HttpBindings) => Response | Promise<Response>;
  /** Serves until the process is told to stop. `clientDirectory` holds the browser's half of the build. */
  start(clientDirectory: string): void;
}

/** Kept pages of one shop: 64 MB. */
const PAGE_CACHE_BYTES = 64 * 1024 * 1024;
const READY_TIMEOUT_MS = 2_000;

async function isApiReady(address: string): Promise<boolean> {
  try {
    const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(READY_TIMEOUT_MS) });
    return answer.ok;
  } catch {
    return false;
  }
}

interface AppParts {
  readonly files: StaticFiles;
  /** How long a public page is kept. */
  readonly pageTtlMs: number;
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

function createApp(options: StorefrontOptions, environment: StorefrontEnvironment, parts: AppParts) {
  const { shop, build } = options;
  const { apiAddress, origin, internalSecret, isLab, trustedProxies } = environment;
  const log = pino({ base: { shop }, level: process.env['NODE_ENV'] === 'test' ? 'silent' : 'info' });
  const now = () => Date.now();
  const cache = new PageCache({ ttlMs: parts.pageTtlMs, maxBytes: PAGE_CACHE_BYTES, now });
  const changes = new ShopChanges();
  changes.subscribe((what) => forgetPages(cache, origin, what));
  const keptPages: KeptPages = {
    cache,
    origin,
    headers: securityHeaders(origin),
    onAnswer: ({ route, status }) => log.info({ route, status }, 'kept document'),
  };
  const render = createDocumentRenderer({
    build,
    channel: shop,
    origin,
    apiAddress,
    fetch: globalThis.fetch,
    changes,
    onError: (error, requestId) => {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      log.warn({ requestId, err: { name, message } }, 'drawing met an error');
    },
  });
  return {
    log,
    keptPages,
    follow: () =>
      followApiChanges({ apiAddress, internalSecret, channel: shop, fetch: globalThis.fetch }, changes),
    app: createStorefrontApp({
      documents: {
        render,
        cache,
        routeOf: createDocumentRoute(),
        channel: shop,
        origin,
        now,
      },
      files: parts.files,
      apiAddress,
      internalSecret,
      isLab,
      clientAddress: createClientAddressReader(trustedProxies),
      isReady: () => isApiReady(apiAddress),
      log,
    }),
  };
}

/** The server of a storefront app: `server.ts` of each app is this one call. */
export function createStorefrontServer(options: StorefrontOptions): StorefrontServer {
  const environment = readStorefrontEnvironment(options.shop, process.env);
  return {
    develop: () => {
      const { app } = createApp(options, environment, { files: () => null, pageTtlMs: 0 });
      return async (request, bindings) => allowInjectedStyles(await app.fetch(request, bindings));
    },
    start: (clientDirectory) => {
      const { app, log, keptPages, follow } = createApp(options, environment, {
        files: createStaticFiles(clientDirectory),
        pageTtlMs: PUBLIC_TTL_S * 1000,
      });
      const { port, origin } = environment;
      const answer = getRequestListener(app.fetch);
      const server = createServer((request, response) => {
        if (!answerKeptPage(keptPages, request, response)) void answer(request, response);
      });
      server.listen(port, () => log.info({ port, origin }, 'listening'));
      follow();
      stopOnSignal(server, log);
    },
  };
}
