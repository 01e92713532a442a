import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { ShopEnv } from '../http/shop-env';
import type { ClientAddressReader } from './create-client-address-reader';

/** What credentials are made of. */
export interface CredentialsConfig {
  readonly internalSecret: string;
  readonly readClientAddress: ClientAddressReader;
}

/** Creates the middleware that sets the credentials of a request: who calls, and a new id for the logs. */
export const setCredentials = ({ internalSecret, readClientAddress }: CredentialsConfig) =>
  createMiddleware<ShopEnv>(async (context, next) => {
    const socketAddress = context.env.incoming.socket.remoteAddress ?? '';
    const forwardedFor = context.req.header('x-forwarded-for') ?? null;
    context.set('credentials', {
      clientAddress: readClientAddress(socketAddress, forwardedFor),
      internalSecret,
      requestId: randomUUID(),
    });
    await next();
  });
