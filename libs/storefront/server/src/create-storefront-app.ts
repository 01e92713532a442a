import { randomUUID } from 'node:crypto';
import { urlToHttpOptions } from 'node:url';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { API_PREFIX, type RequestAddress } from './address/request-address';
import { mountClientErrors } from './client-errors/mount-client-errors';
import { respondWithDocument, type DocumentConfig } from './documents/respond-with-document';
import { documentAddress } from './documents/document-address';
import { securityHeaders } from './http/security-headers';
import type { ShopBindings } from './http/shop-env';
import type { ClientAddressReader } from './proxy/client-address';
import { createApiAgent } from './proxy/api-agent';
import { forwardToApi } from './proxy/forward-to-api';
import type { InternalCredentials } from './proxy/request-headers';
import { shopIcon } from './static/shop-icon';
import type { StaticFiles } from './static/static-files';

/** What the application of a shop is made of. */
export interface StorefrontAppConfig {
  readonly documents: DocumentConfig;
  readonly files: StaticFiles;
  readonly apiAddress: string;
  readonly internalSecret: string;
  readonly isLab: boolean;
  readonly clientAddress: ClientAddressReader;
  readonly isReady: () => Promise<boolean>;
  readonly log: Logger;
}

/** Answers requests whose address has been read. */
export interface StorefrontApp {
  fetch(request: Request, bindings: ShopBindings): Promise<Response>;
}

type StorefrontContext = Context<{ Bindings: ShopBindings }>;

/** Brought by what has all the headers it needs. */
const NOSNIFF = 'X-Content-Type-Options';
/** Methods that ask for a document. */
const DOCUMENT_METHODS = new Set(['GET', 'HEAD']);
/** Methods of the contract, and what browsers ask before they use them. Others could have the shop's secret told back. */
const API_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Assembles a shop's server: files, the way to the API, health, documents. */
export function createStorefrontApp(config: StorefrontAppConfig): StorefrontApp {
  // Routes are looked up by the one address that everything else reads, not by the framework's own reading of it.
  const app = new Hono<{ Bindings: ShopBindings }>({
    getPath: (_request, options) => options?.env?.address.pathname ?? '',
  });
  const shopHeaders = securityHeaders(config.documents.origin);
  const { protocol, hostname, port } = urlToHttpOptions(new URL(config.apiAddress));
  const target = {
    server: { protocol, hostname, port },
    agent: createApiAgent(),
    isLab: config.isLab,
    headers: shopHeaders,
    log: config.log,
  };

  const addressOfClient = (context: StorefrontContext) =>
    config.clientAddress(
      context.env.incoming.socket.remoteAddress ?? '',
      context.req.header('x-forwarded-for') ?? null,
    );
  const voucherOf = (context: StorefrontContext): InternalCredentials => ({
    clientAddress: addressOfClient(context),
    internalSecret: config.internalSecret,
    requestId: randomUUID(),
  });
  const toApi = async (context: StorefrontContext, path: RequestAddress) => {
    await forwardToApi(context.env, path, target, voucherOf(context));
    return RESPONSE_ALREADY_SENT;
  };

  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/readyz', async (context) =>
    (await config.isReady()) ? context.json({ status: 'ready' }) : context.json({ status: 'starting' }, 503),
  );
  app.on(API_METHODS, `${API_PREFIX}/*`, (context) => {
    const { pathname, search } = context.env.address;
    return toApi(context, { pathname: pathname.slice(API_PREFIX.length) || '/', search });
  });
  app.get('/files/*', (context) => toApi(context, context.env.address));
  const { matchRoute, now } = config.documents;
  mountClientErrors(app, { matchRoute, now, log: config.log, addressOf: addressOfClient });
  app.get('/favicon.svg', () => shopIcon());
  app.all('*', async (context) => {
    const { method } = context.req;
    if (!DOCUMENT_METHODS.has(method)) return context.body(null, 405, { Allow: 'GET, HEAD' });
    const address = documentAddress(context.env.address);
    const file = config.files(address.pathname, context.req.header('accept-encoding') ?? null);
    if (file !== null) return file;
    const startedAtMs = config.documents.now();
    const credentials = voucherOf(context);
    const answer = await respondWithDocument(config.documents, address, context.req.raw, credentials);
    const route = matchRoute(address.pathname);
    if (route?.hasSecret === true) answer.headers.set('Referrer-Policy', 'no-referrer');
    config.log.info(
      {
        requestId: credentials.requestId,
        route: route?.id,
        status: answer.status,
        ms: config.documents.now() - startedAtMs,
      },
      'document',
    );
    return answer;
  });
  app.onError((error, context) => {
    config.log.error({ err: { name: error.name, stack: error.stack } }, 'request failed');
    return context.text('エラーが発生しました', 500, { 'Cache-Control': 'no-store' });
  });
  return {
    fetch: async (request, bindings) => {
      const answer = await app.fetch(request, bindings);
      // The framework makes another answer of what a route answers to HEAD, also where it was written already.
      if (answer === RESPONSE_ALREADY_SENT || bindings.outgoing.headersSent) return RESPONSE_ALREADY_SENT;
      // A file of the build brings the one header that it needs: the others would be a part of each first load.
      if (!answer.headers.has(NOSNIFF))
        for (const [name, value] of Object.entries(shopHeaders))
          if (!answer.headers.has(name)) answer.headers.set(name, value);
      return answer;
    },
  };
}
