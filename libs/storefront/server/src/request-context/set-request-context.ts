import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { StorefrontEnv } from './storefront-env';
import type { ClientIpReader } from '@shop/requests/create-client-ip-reader';

/** What the context of a request is made of. */
export interface RequestContextConfig {
  readonly internalSecret: string;
  readonly readClientIp: ClientIpReader;
}

/** Creates the middleware that sets the internal context of a request: who calls, and a new id for the logs. */
export const setRequestContext = ({ internalSecret, readClientIp }: RequestContextConfig) =>
  createMiddleware<StorefrontEnv>(async (context, next) => {
    const socketIp = context.env.incoming.socket.remoteAddress ?? '';
    const forwardedFor = context.req.header('x-forwarded-for') ?? null;
    context.set('requestContext', {
      clientIp: readClientIp(socketIp, forwardedFor),
      internalSecret,
      requestId: randomUUID(),
    });
    await next();
  });
