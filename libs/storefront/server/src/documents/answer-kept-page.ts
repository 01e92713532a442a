import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedEncoding } from './accepted-encoding';
import type { CachedPage, PageCache } from './page-cache';
import { pageCacheKey } from './page-cache';
import { publicHeaders } from './public-document';

/** What the short way needs to know of a shop. */
export interface KeptPages {
  readonly cache: PageCache;
  readonly origin: string;
  /** What every answer of the shop carries. */
  readonly headers: Readonly<Record<string, string>>;
  /** Told of each page that went this way. */
  readonly onAnswer: (page: CachedPage) => void;
}

/** Written in front of a path to read it; stands in no answer. */
const ANY_ORIGIN = 'http://shop';

/** Neither an address in full nor one that another host could be read from. */
const OWN_PATH = /^\/(?![/\\])/;

/** True where a cookie may say whose request it is: such a request takes the long way. */
const mayHoldToken = (request: IncomingMessage): boolean =>
  request.headers.cookie?.includes('access_token') === true;

/**
 * The short way of a page that is kept: from memory into the socket, without the framework's objects. Answers whether
 * it did; everything else (other methods, a token, a page that is not there, a body not yet compressed) goes on.
 */
export function answerKeptPage(
  { cache, origin, headers, onAnswer }: KeptPages,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  const { method, url = '' } = request;
  if (method !== 'GET' || !OWN_PATH.test(url) || mayHoldToken(request)) return false;
  if (!URL.canParse(url, ANY_ORIGIN)) return false;
  const { pathname, searchParams } = new URL(url, ANY_ORIGIN);
  const key = pageCacheKey(origin, pathname, searchParams);
  const page = key === null ? null : cache.peek(key);
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const body = page?.body.peek(encoding) ?? null;
  if (page === null || body === null) return false;
  const { status, headers: own } = publicHeaders(page, encoding, request.headers['if-none-match'] ?? null);
  if (status === 304) response.writeHead(304, { ...headers, ...own }).end();
  else response.writeHead(status, { ...headers, ...own, 'Content-Length': body.length }).end(body);
  onAnswer(page);
  return true;
}
