import { urlToHttpOptions } from 'node:url';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { createClientErrorRoutes } from './client-errors/create-client-error-routes';
import { createDocumentRoutes } from './documents/create-document-routes';
import type { DocumentConfig } from './documents/respond-with-document';
import { createHealthRoutes } from './health/create-health-routes';
import type { ReadinessCheck } from './health/create-readiness-check';
import { securityHeaders } from './security/security-headers';
import { setSecurityHeaders } from './security/set-security-headers';
import type { StorefrontEnv } from './request-context/storefront-env';
import { createApiAgent } from './proxy/create-api-agent';
import type { ProxyGate } from './proxy/create-proxy-gate';
import type { ClientIpReader } from '@shop/requests/create-client-ip-reader';
import { createProxyRoutes } from './proxy/create-proxy-routes';
import { BODY_LIMITS } from './proxy/watch-upload';
import { setRequestContext } from './request-context/set-request-context';
import type { StaticFiles } from './static/create-static-files';
import { type SiteFilesConfig, createSiteFileRoutes } from './site-files/create-site-file-routes';
import { iconResponse } from './static/icon-response';
import { serveFiles } from './static/serve-files';

/** What the application of a shop is made of. */
export interface StorefrontAppConfig {
  readonly documents: DocumentConfig;
  readonly files: StaticFiles;
  readonly siteFiles: SiteFilesConfig;
  readonly apiUrl: string;
  readonly proxyGate: ProxyGate;
  readonly internalSecret: string;
  readonly isLab: boolean;
  readonly readClientIp: ClientIpReader;
  readonly isReady: ReadinessCheck;
  readonly log: Logger;
}

/** Creates the Hono application of a shop: files, health, the proxy to the API, documents. */
export function createStorefrontApp(config: StorefrontAppConfig): Hono<StorefrontEnv> {
  const {
    documents,
    files,
    siteFiles,
    apiUrl,
    proxyGate,
    internalSecret,
    isLab,
    readClientIp,
    isReady,
    log,
  } = config;
  const { matchRoute, now, origin, channel } = documents;
  const headers = securityHeaders(origin);
  const { protocol, hostname, port } = urlToHttpOptions(new URL(apiUrl));
  const target = {
    server: { protocol, hostname, port },
    agent: createApiAgent(),
    gate: proxyGate,
    bodyLimits: BODY_LIMITS,
    isLab,
    headers,
    log,
  };
  const setContext = setRequestContext({ internalSecret, readClientIp });
  // Hono would parse the path from the URL again: it takes the URL that every other part of the shop sees.
  const app = new Hono<StorefrontEnv>({ getPath: (_request, options) => options?.env?.url.pathname ?? '' });
  // In front of the security headers: those would add to the bytes of a first load, and a file needs none but its own.
  app.use(serveFiles(files));
  app.use(setSecurityHeaders(headers));
  app.route('/', createHealthRoutes(isReady));
  app.route('/', createProxyRoutes({ target, setContext }));
  app.route('/', createClientErrorRoutes({ matchRoute, now, log, setContext }));
  app.get('/favicon.svg', () => iconResponse());
  app.route('/', createSiteFileRoutes({ siteFiles, channel, origin, apiUrl, setContext }));
  app.route('/', createDocumentRoutes({ documents, setContext, log }));
  app.onError((error, context) => {
    log.error({ err: { name: error.name, stack: error.stack } }, 'request failed');
    return context.text('エラーが発生しました', 500, { 'Cache-Control': 'no-store' });
  });
  return app;
}
