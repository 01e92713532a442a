import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { createTrustedClientIpReader } from './http/create-trusted-client-ip-reader';
import { watchTransactions } from './db/watch-transactions';
import { crossOrigin } from './http/cross-origin';
import { DEVELOPMENT_PATHS, developmentGuard } from './http/development-guard';
import { errorResponse, routeNotFound } from './http/error-responses';
import { limitBody } from './http/limit-body';
import { createBodyReception } from './http/receive-body';
import { mountRoute } from './http/mount-route';
import { sortRoutes } from './http/sort-routes';
import { rejectUnreadableUrl } from './http/reject-unreadable-url';
import { requestPath } from './http/request-path';
import { SharedResponseCache } from './http/shared-response-cache';
import { socketIp } from './http/socket-ip';
import { createDocumentTurns } from './pdf-documents/create-document-turns';
import type { ShopApiParts } from './ports/shop-api-parts';
import { mountLab } from './lab/mount-lab';
import { mountNewsletters } from './newsletters/mount-newsletters';
import { FilterIdCache } from './products/filter-id-cache';
import { ProductFacetCache } from './products/facets/product-facet-cache';
import { ProductCountCache } from './products/product-count-cache';
import { ALL_ROUTES } from './resources';
import { mountChanges } from './changes/mount-changes';
import { mountDocumentation } from './documentation/mount-documentation';
import { mountFiles } from './files/mount-files';
import { mountHealth } from './http/mount-health';
import { mountMailbox } from './mail/mount-mailbox';
import type { ShopApi } from './http/shop-api';
import { mountReviewPhotos } from './reviews/mount-review-photos';

const NO_TEMPLATE = '(none)';

/** The whole API as one Hono app. It opens nothing, so there is nothing to close. */
export function createShopApi(parts: ShopApiParts): ShopApi {
  const app: ShopApi = new Hono({ getPath: requestPath });
  if (parts.config.checkResponses) watchTransactions(parts.db);
  const readClientIp = createTrustedClientIpReader(parts.config);

  app.use(async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set('template', NO_TEMPLATE);
    c.set('log', parts.log.child({ requestId }));
    c.set('clientIp', readClientIp(c.req.raw.headers, socketIp(c)));
    await next();
    c.res.headers.set('x-request-id', requestId);
    c.res.headers.set('x-content-type-options', 'nosniff');
    if (c.req.header('authorization') !== undefined) c.res.headers.set('cache-control', 'private, no-store');
    else if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
    c.get('log').info(
      {
        method: c.req.method,
        path: c.get('template'),
        status: c.res.status,
        ms: Math.round(performance.now() - started),
      },
      'request',
    );
  });
  app.use(rejectUnreadableUrl);
  app.use(DEVELOPMENT_PATHS, developmentGuard(parts));
  if (parts.config.baseApiUrl !== null)
    for (const path of ['/v1/*', '/public.json']) app.use(path, crossOrigin(parts.config.shopOrigins));
  app.use(limitBody);
  app.onError((error, c) => errorResponse(error, c.var.log));
  app.notFound(() => routeNotFound());
  mountHealth(app, parts);
  mountChanges(app, parts.changeFeed, parts.config.internalSecret);
  mountFiles(app, parts.config.filesFolder);
  mountReviewPhotos(app, parts);
  mountNewsletters(app, parts);
  mountDocumentation(app);
  if (parts.config.env === 'demo') mountMailbox(app, parts.db);
  if (parts.config.env === 'demo' && parts.paymentSandbox !== undefined)
    app.route('/dev/payment-service', parts.paymentSandbox.app);
  if (parts.config.env === 'demo' && parts.config.isLab) mountLab(app);
  const { changes = null, clock } = parts;
  const served = {
    ...parts,
    productCounts: new ProductCountCache(changes),
    productFacets: new ProductFacetCache(changes),
    filterIds: new FilterIdCache(changes),
    bodies: parts.bodies ?? createBodyReception(),
    documentTurns: parts.documentTurns ?? createDocumentTurns(),
    sharedResponses: changes === null ? null : new SharedResponseCache({ changes, clock }),
  };
  for (const route of sortRoutes(ALL_ROUTES)) mountRoute(app, route, served);
  return app;
}
