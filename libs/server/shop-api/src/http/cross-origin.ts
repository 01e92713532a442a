import { REQUEST_KEY_HEADER } from '@shop/contract/carts/request-key-header';
import { GUEST_TOKEN_HEADER } from '@shop/contract/product-histories/product-history';
import { REDIRECT_HEADER } from '@shop/contract/landing-pages/redirect-header';
import { TAG_GRANT_HEADER } from '@shop/contract/tags/tag-grant-header';
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** Request headers that the pages of a shop send. core §7 */
const SENT = [
  'authorization',
  'channel-id',
  'content-type',
  'x-requested-with',
  TAG_GRANT_HEADER,
  GUEST_TOKEN_HEADER,
  REQUEST_KEY_HEADER,
];
/** Response headers that the pages of a shop read. core §3 "Pagination" */
const READ = [
  'x-total',
  'x-total-capped',
  'x-search-corrected',
  'x-search-product',
  'x-per-page',
  'x-last-page',
  'x-current-page',
  'x-limit',
  'x-suggested-filename',
  'retry-after',
  REDIRECT_HEADER,
  GUEST_TOKEN_HEADER,
];
/** How long browsers may cache the result of a preflight request, in seconds. */
const MAX_AGE_S = 600;

/**
 * Allows the pages of the platform's own shops, and no others, to call an API that has its own origin
 * (`env.baseApiURL`). Tokens are sent in a header, so cookies are not allowed.
 */
export function crossOrigin(shopOrigins: Readonly<Record<string, string>>): MiddlewareHandler {
  const origins = new Set(Object.values(shopOrigins));
  return cors({
    origin: (origin) => (origins.has(origin) ? origin : null),
    allowHeaders: SENT,
    exposeHeaders: READ,
    maxAge: MAX_AGE_S,
  });
}
