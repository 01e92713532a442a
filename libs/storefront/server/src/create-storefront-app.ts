import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { mountClientErrors } from './client-errors/mount-client-errors';
import { answerDocument, type DocumentConfig } from './documents/answer-document';
import { securityHeaders } from './documents/security-headers';
import type { ClientAddressReader } from './proxy/client-address';
import { createApiAgent } from './proxy/api-agent';
import { forwardToApi } from './proxy/forward-to-api';
import type { Voucher } from './proxy/forwarded-headers';
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

type StorefrontContext = Context<{ Bindings: HttpBindings }>;

/** Methods that ask for a document; everything else goes to the API or nowhere. */
const DOCUMENT_METHODS = new Set(['GET', 'HEAD']);

/** Assembles a shop's server: files, the way to the API, health, documents. */
export function createStorefrontApp(config: StorefrontAppConfig): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const target = {
    address: config.apiAddress,
    agent: createApiAgent(),
    isLab: config.isLab,
    log: config.log,
  };
  const headers = Object.entries(securityHeaders(config.documents.origin));

  const addressOfClient = (context: StorefrontContext) =>
    config.clientAddress(
      context.env.incoming.socket.remoteAddress ?? '',
      context.req.header('x-forwarded-for') ?? null,
    );
  const voucherOf = (context: StorefrontContext): Voucher => ({
    clientAddress: addressOfClient(context),
    internalSecret: config.internalSecret,
    requestId: randomUUID(),
  });
  const toApi = async (context: StorefrontContext, path: string) => {
    const { incoming, outgoing } = context.env;
    await forwardToApi(incoming, outgoing, path, target, voucherOf(context));
    return RESPONSE_ALREADY_SENT;
  };
  const addressOf = (context: StorefrontContext) => context.env.incoming.url ?? '/';

  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/readyz', async (context) =>
    (await config.isReady()) ? context.json({ status: 'ready' }) : context.json({ status: 'starting' }, 503),
  );
  app.all('/api/*', (context) => toApi(context, addressOf(context).slice('/api'.length)));
  app.get('/files/*', (context) => toApi(context, addressOf(context)));
  const { routeOf, now } = config.documents;
  mountClientErrors(app, { routeOf, now, log: config.log, addressOf: addressOfClient });
  app.get('/favicon.svg', () => shopIcon());
  app.all('*', async (context) => {
    const { method } = context.req;
    if (!DOCUMENT_METHODS.has(method)) return context.body(null, 405, { Allow: 'GET, HEAD' });
    const file = config.files(context.req.path, context.req.header('accept-encoding') ?? null);
    if (file !== null) return file;
    const startedAtMs = config.documents.now();
    const voucher = voucherOf(context);
    const answer = await answerDocument(config.documents, context.req.raw, voucher);
    for (const [name, value] of headers) answer.headers.set(name, value);
    const route = config.documents.routeOf(context.req.path);
    if (route?.hasSecret === true) answer.headers.set('Referrer-Policy', 'no-referrer');
    config.log.info(
      {
        requestId: voucher.requestId,
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
  return app;
}
