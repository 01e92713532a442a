import type { MiddlewareHandler } from 'hono';
import { readEnvironmentMark } from '../environment/mark-environment';
import type { ShopApiParts } from '../ports/shop-api-parts';
import { routeNotFound } from './error-responses';
import { failWhileStalled } from './fail-while-stalled';
import { isLocalRequest } from './is-local-request';
import { socketAddress } from './socket-address';

/** Where everything stands that shows or changes what only the machine's own user may see. */
export const DEVELOPMENT_PATHS = '/dev/*';

/**
 * Stands before whatever is mounted below `/dev/`: mails, faults on purpose, the payment service in the box. It lets this
 * machine's own user in, and is an unknown address for everybody else. A live shop has nothing there for anybody: the
 * database is asked each time, for a live one may have been put in the place of a demonstration's that is being served.
 */
export const developmentGuard =
  (parts: ShopApiParts): MiddlewareHandler =>
  async (c, next) => {
    if (parts.config.env === 'live' || !isLocalRequest(c.req.raw, socketAddress(c))) return routeNotFound();
    if ((await failWhileStalled(parts, () => readEnvironmentMark(parts.db))) === 'live')
      return routeNotFound();
    await next();
    // No other site may embed what it cannot read.
    c.res.headers.set('cross-origin-resource-policy', 'same-origin');
    return undefined;
  };
