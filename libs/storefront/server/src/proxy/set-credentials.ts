import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { StorefrontEnv } from '../http/storefront-env';
import type { ClientIpReader } from '@shop/requests/create-client-ip-reader';

/** What credentials are made of. */
export interface CredentialsConfig {
  readonly internalSecret: string;
  readonly readClientIp: ClientIpReader;
}

/** Creates the middleware that sets the credentials of a request: who calls, and a new id for the logs. */
export const setCredentials = ({ internalSecret, readClientIp }: CredentialsConfig) =>
  createMiddleware<StorefrontEnv>(async (context, next) => {
    const socketIp = context.env.incoming.socket.remoteAddress ?? '';
    const forwardedFor = context.req.header('x-forwarded-for') ?? null;
    context.set('credentials', {
      clientIp: readClientIp(socketIp, forwardedFor),
      internalSecret,
      requestId: randomUUID(),
    });
    await next();
  });
