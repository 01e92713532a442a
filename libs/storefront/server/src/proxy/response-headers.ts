import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { REDIRECT_HEADER } from '@shop/contract/landing-pages/redirect-header';
import { GUEST_TOKEN_HEADER } from '@shop/contract/product-histories/product-history';
import { sandboxPolicy } from './sandbox-policy';

/**
 * What the API may say to a browser: what its answer is, how long it holds, and what the contract names. Whatever else a
 * browser obeys in the shop's name (cookies, ways to other addresses, what it may run or ask) is the shop's to say.
 */
const FORWARDED: readonly string[] = [
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
  'x-suggested-filename',
  'x-total',
  GUEST_TOKEN_HEADER,
  REDIRECT_HEADER,
];

/** What the shop says of every answer at this path of the API, whatever the API says. */
export function sandboxHeaders(
  apiPath: string,
  shopHeaders: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return {
    ...shopHeaders,
    // An answer that is opened in a sandbox may ask for no opener policy. HTML "create navigation params by fetching"
    'Cross-Origin-Opener-Policy': 'unsafe-none',
    'Content-Security-Policy': sandboxPolicy(apiPath),
    // The address may carry a secret, and what is opened here leads nowhere.
    'Referrer-Policy': 'no-referrer',
  };
}

/** The headers of the API's answer that the shopper receives. */
export function responseHeadersForBrowser(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(
    FORWARDED.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
