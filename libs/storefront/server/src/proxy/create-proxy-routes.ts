import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { API_PREFIX, type RequestUrl } from '../request-url/request-url';
import type { StorefrontEnv } from '../request-context/storefront-env';
import { forwardToApi } from './forward-to-api';
import type { ProxyTarget } from './proxied-call';
import type { setRequestContext } from '../request-context/set-request-context';

/** The methods of the contract, and that of preflights. TRACE would return the shop's secret to the client. */
const API_METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Where calls are proxied to, and the middleware that sets the internal context of each. */
export interface ProxyRoutesConfig {
  readonly target: ProxyTarget;
  readonly setContext: ReturnType<typeof setRequestContext>;
}

/** Routes `/api/*` to the API without its prefix, and `/files/*`, the images of products, as it is. */
export function createProxyRoutes({ target, setContext }: ProxyRoutesConfig): Hono<StorefrontEnv> {
  const forward = async (context: Context<StorefrontEnv>, url: RequestUrl) => {
    await forwardToApi(context.env, { url, target, requestContext: context.get('requestContext') });
    return RESPONSE_ALREADY_SENT;
  };
  return new Hono<StorefrontEnv>()
    .on(API_METHODS, `${API_PREFIX}/*`, setContext, (context) => {
      const { pathname, search } = context.env.url;
      return forward(context, { pathname: pathname.slice(API_PREFIX.length) || '/', search });
    })
    .get('/files/*', setContext, (context) => forward(context, context.env.url));
}
