import { createMiddleware } from 'hono/factory';
import type { StorefrontEnv } from '../request-context/storefront-env';

/**
 * Creates the middleware that adds the shop's security headers where a route has not set its own. Responses without
 * routing (cached pages, bad requests) and proxied ones carry the same record of headers, which is why this is not
 * `hono/secure-headers`.
 */
export const setSecurityHeaders = (headers: Readonly<Record<string, string>>) =>
  createMiddleware<StorefrontEnv>(async (context, next) => {
    await next();
    // A proxied response has been written to the socket.
    if (context.env.outgoing.headersSent) return;
    const { headers: own } = context.res;
    for (const [name, value] of Object.entries(headers)) if (!own.has(name)) own.set(name, value);
  });
