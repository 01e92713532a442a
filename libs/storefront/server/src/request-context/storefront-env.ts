import type { HttpBindings } from '@hono/node-server';
import type { RequestUrl } from '../request-url/request-url';
import type { InternalRequestContext } from './internal-request-context';

/** What the listener passes to the application: the request and response of Node, and the URL, parsed once. */
export interface ShopBindings extends HttpBindings {
  readonly url: RequestUrl;
}

/** The environment of the shop's Hono application. */
export interface StorefrontEnv {
  Bindings: ShopBindings;
  Variables: {
    /** Set by `setRequestContext` on the routes that call the API. */
    requestContext: InternalRequestContext;
  };
}
