import type { HttpBindings } from '@hono/node-server';
import type { RequestAddress } from '../address/request-address';

/** What comes with each request: its messages on the socket, and the address it asks for, read once. */
export interface ShopBindings extends HttpBindings {
  readonly address: RequestAddress;
}
