import type { MiddlewareHandler } from 'hono';
import { readEnvironmentMark } from '../environment/mark-environment';
import type { ShopApiParts } from '../ports/shop-api-parts';
import { routeNotFound } from './error-answers';
import { guarded } from './guarded';
import { isLocalRequest } from './is-local-request';
import { socketAddress } from './socket-address';

/** Where everything stands that shows or changes what only the machine's own user may see. */
export const DEVELOPMENT_PATHS = '/dev/*';

/**
 * Stands before whatever is mounted below `/dev/`: mails, faults on purpose, the payment service in the box. It lets this
 * machine's own user in, and is an unknown address for everybody else. A live shop has nothing there for anybody.
 */
export const developmentGuard =
  (env: ShopEnvironment): MiddlewareHandler =>
  async (c, next) => {
    if (env === 'live' || !isLocalRequest(c.req.raw, socketAddress(c))) return routeNotFound();
    await next();
    // No other site may embed what it cannot read.
    c.res.headers.set('cross-origin-resource-policy', 'same-origin');
    return undefined;
  };
