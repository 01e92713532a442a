import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { REDIRECT_HEADER } from '@shop/contract/landing-pages/redirect-header';
import { GUEST_TOKEN_HEADER } from '@shop/contract/product-histories/product-history';
import { sandboxPolicy } from './sandbox-policy';

/**
 * The headers of the API that browsers receive: those that describe the response, its caching, and those of the contract.
 * All others that a browser would obey in the shop's name (cookies, redirects, policies) are the shop's own to send.
 */
const FORWARDED_HEADERS: readonly string[] = [
  'accept-ranges',
  'age',
  'allow',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-type',
  'date',
  'etag',
  'expires',
  'last-modified',
  'retry-after',
  'vary',
  'www-authenticate',
  'x-current-page',
  'x-last-page',
  'x-limit',
  'x-per-page',
  'x-request-id',
  'x-search-corrected',
  'x-search-product',
  'x-suggested-filename',
  'x-total',
  'x-total-capped',
  GUEST_TOKEN_HEADER,
  REDIRECT_HEADER,
];

/** Returns the shop's own headers for responses of the API at this path. They override those of the API. */
export function sandboxHeaders(
  apiPath: string,
  shopHeaders: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return {
    ...shopHeaders,
    // A sandboxed document must not have an opener policy. HTML "create navigation params by fetching"
    'Cross-Origin-Opener-Policy': 'unsafe-none',
    'Content-Security-Policy': sandboxPolicy(apiPath),
    // The URL may contain a secret, and nothing that is opened here needs a referrer.
    'Referrer-Policy': 'no-referrer',
  };
}

/** Returns the headers of the API's response that the browser receives. */
export function responseHeadersForBrowser(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(
    FORWARDED_HEADERS.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
