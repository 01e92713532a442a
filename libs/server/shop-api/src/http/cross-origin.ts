import { GUEST_TOKEN_HEADER } from '@shop/contract/product-histories/product-history';
import { REDIRECT_HEADER } from '@shop/contract/landing-pages/redirect-header';
import { TAG_GRANT_HEADER } from '@shop/contract/tags/tag-grant-header';
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** What a shop's page sends with its calls. core §7 */
const SENT = [
  'authorization',
  'channel-id',
  'content-type',
  'x-requested-with',
  TAG_GRANT_HEADER,
  GUEST_TOKEN_HEADER,
];
/** What a shop's page reads off an answer. core §3 "Pagination" */
const READ = [
  'x-total',
  'x-per-page',
  'x-last-page',
  'x-current-page',
  'x-limit',
  'x-suggested-filename',
  'retry-after',
  REDIRECT_HEADER,
  GUEST_TOKEN_HEADER,
];
/** Browsers ask again after so many seconds whether they may call. */
const MAX_AGE_S = 600;

/**
 * Lets the pages of the platform's own shops call an API that stands at an origin of its own (`env.baseApiURL`), and no
 * others. Tokens travel in a header, so no cookie is let through.
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
