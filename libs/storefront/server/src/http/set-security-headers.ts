import { createMiddleware } from 'hono/factory';
import type { ShopEnv } from './shop-env';

/** The one header that a file of the build needs; it sets it itself. */
const NOSNIFF = 'X-Content-Type-Options';

/**
 * Creates the middleware that adds the shop's security headers where a route has not set its own. Responses without
 * routing (cached pages, bad requests) and proxied ones carry the same record of headers, which is why this is not
 * `hono/secure-headers`. Files of the build are left as they are: the headers would add to the bytes of a first load.
 */
export const setSecurityHeaders = (headers: Readonly<Record<string, string>>) =>
  createMiddleware<ShopEnv>(async (context, next) => {
    await next();
    // A proxied response has been written to the socket.
    if (context.env.outgoing.headersSent || context.res.headers.has(NOSNIFF)) return;
    for (const [name, value] of Object.entries(headers))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  });
