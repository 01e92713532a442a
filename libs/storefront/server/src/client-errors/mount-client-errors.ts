import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import type { DocumentRoute } from '../documents/document-route';
import { readClientError } from './read-client-error';
import { ReportLimit } from './report-limit';

/** The largest report that is read, in bytes. */
const LARGEST_REPORT = 8 * 1024;

type ShopApp = Hono<{ Bindings: HttpBindings }>;

interface ClientErrorParts {
  readonly routeOf: DocumentRoute;
  readonly now: () => number;
  readonly log: Logger;
  readonly addressOf: (context: Context<{ Bindings: HttpBindings }>) => string;
}

/** POST /client-errors: what went wrong in a browser goes into the shop's log, cleaned and limited. 204, or 413. */
export function mountClientErrors(app: ShopApp, { routeOf, now, log, addressOf }: ClientErrorParts): void {
  const limit = new ReportLimit(now);
  const bounded = bodyLimit({ maxSize: LARGEST_REPORT, onError: (context) => context.body(null, 413) });
  app.post('/client-errors', bounded, async (context) => {
    if (limit.allows(addressOf(context))) {
      const error = readClientError(await context.req.text());
      if (error !== null) {
        const { path, ...said } = error;
        log.warn({ clientError: said, route: routeOf(path.split(/[?#]/)[0] ?? '/')?.id }, 'browser error');
      }
    }
    return context.body(null, 204, { 'Cache-Control': 'no-store' });
  });
}
