import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import type { StorefrontEnv } from '../request-context/storefront-env';
import type { RouteMatcher } from './create-route-matcher';
import { documentUrl } from './document-url';

/** What the log of documents needs. */
export interface DocumentLogConfig {
  readonly log: Pick<Logger, 'info'>;
  readonly matchRoute: RouteMatcher;
  readonly now: () => number;
}

/** Creates the middleware that logs each document that the application responds with; cache hits are counted apart. */
export const logDocuments = ({ log, matchRoute, now }: DocumentLogConfig) =>
  createMiddleware<StorefrontEnv>(async (context, next) => {
    const startedAtMs = now();
    await next();
    const { requestId } = context.get('requestContext');
    const route = matchRoute(documentUrl(context.env.url).pathname);
    log.info(
      { requestId, route: route?.id, status: context.res.status, ms: now() - startedAtMs },
      'document',
    );
  });
