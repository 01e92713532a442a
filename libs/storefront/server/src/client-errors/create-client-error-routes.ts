import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { parseRequestUrl } from '../request-url/request-url';
import type { RouteMatcher } from '../documents/create-route-matcher';
import type { StorefrontEnv } from '../request-context/storefront-env';
import type { setRequestContext } from '../request-context/set-request-context';
import { readClientError } from './read-client-error';
import { ReportLimit } from './report-limit';

/** The largest report that is read, in bytes. */
const MAX_REPORT_BYTES = 8 * 1024;

interface ClientErrorConfig {
  readonly matchRoute: RouteMatcher;
  readonly now: () => number;
  readonly log: Pick<Logger, 'warn'>;
  readonly setContext: ReturnType<typeof setRequestContext>;
}

/** Routes POST `/client-errors`: errors of browsers are logged, without private data and limited. 204, or 413. */
export function createClientErrorRoutes({
  matchRoute,
  now,
  log,
  setContext,
}: ClientErrorConfig): Hono<StorefrontEnv> {
  const limit = new ReportLimit(now);
  const limitBody = bodyLimit({
    maxSize: MAX_REPORT_BYTES,
    onError: (context) => context.body(null, 413),
  });
  const logReport = (text: string) => {
    const error = readClientError(text);
    if (error === null) return;
    const { path, ...clientError } = error;
    const url = parseRequestUrl(path);
    const route = url === null ? null : matchRoute(url.pathname);
    log.warn({ clientError, route: route?.id }, 'browser error');
  };
  return new Hono<StorefrontEnv>().post('/client-errors', limitBody, setContext, async (context) => {
    if (limit.allows(context.get('requestContext').clientIp)) logReport(await context.req.text());
    return context.body(null, 204, { 'Cache-Control': 'no-store' });
  });
}
