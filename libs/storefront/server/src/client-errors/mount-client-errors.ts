import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { parseRequestAddress } from '../address/request-address';
import type { RouteMatcher } from '../documents/route-matcher';
import type { ShopBindings } from '../http/shop-env';
import { readClientError } from './read-client-error';
import { ReportLimit } from './report-limit';

/** The largest report that is read, in bytes. */
const LARGEST_REPORT = 8 * 1024;

type ShopApp = Hono<{ Bindings: ShopBindings }>;

interface ClientErrorParts {
  readonly matchRoute: RouteMatcher;
  readonly now: () => number;
  readonly log: Logger;
  readonly addressOf: (context: Context<{ Bindings: ShopBindings }>) => string;
}

/** POST /client-errors: what went wrong in a browser goes into the shop's log, cleaned and limited. 204, or 413. */
export function mountClientErrors(app: ShopApp, { matchRoute, now, log, addressOf }: ClientErrorParts): void {
  const limit = new ReportLimit(now);
  const bounded = bodyLimit({ maxSize: LARGEST_REPORT, onError: (context) => context.body(null, 413) });
  app.post('/client-errors', bounded, async (context) => {
    if (limit.allows(addressOf(context))) {
      const error = readClientError(await context.req.text());
      if (error !== null) {
        const { path, ...said } = error;
        const address = parseRequestAddress(path);
        const route = address === null ? null : matchRoute(address.pathname);
        log.warn({ clientError: said, route: route?.id }, 'browser error');
      }
    }
    return context.body(null, 204, { 'Cache-Control': 'no-store' });
  });
}
