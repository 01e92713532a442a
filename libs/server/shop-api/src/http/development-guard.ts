import type { MiddlewareHandler } from 'hono';
import { readStoredEnvironment } from '../stored-environment/stored-environment';
import type { ShopApiParts } from '../ports/shop-api-parts';
import { routeNotFound } from './error-responses';
import { failWhileStalled } from './fail-while-stalled';
import { isLocalRequest } from './is-local-request';
import { socketIp } from './socket-ip';

/** The paths of everything that only the machine's own user may see or change. */
export const DEVELOPMENT_PATHS = '/dev/*';

/**
 * Middleware for everything below `/dev/`: mails, fault injection, the payment sandbox. It lets the user of this
 * machine pass and responds 404 to everybody else. In a live shop it responds 404 to all: the database is asked each
 * time, because a live one may have been restored in place of the demonstration's.
 */
export const developmentGuard =
  (parts: ShopApiParts): MiddlewareHandler =>
  async (c, next) => {
    if (parts.config.env === 'live' || !isLocalRequest(c.req.raw, socketIp(c))) return routeNotFound();
    if ((await failWhileStalled(parts, () => readStoredEnvironment(parts.db))) === 'live')
      return routeNotFound();
    await next();
    // Other sites cannot embed these responses either.
    c.res.headers.set('cross-origin-resource-policy', 'same-origin');
    return undefined;
  };
