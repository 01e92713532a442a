import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestAddress } from '../address/request-address';
import { type ContentEncoding, acceptedEncoding } from '../compression/accepted-encoding';
import type { CachedPage, PageCache } from './page-cache';
import { pageCacheKey } from './page-cache';
import { publicPageHead } from '../documents/render-public-page';

/** What the short way needs to know of a shop. */
export interface CachedPageConfig {
  readonly cache: PageCache;
  readonly origin: string;
  /** What every answer of the shop carries. */
  readonly headers: Readonly<Record<string, string>>;
  /** Told of each page that went this way. */
  readonly onAnswer: (page: CachedPage) => void;
}

/** True where a cookie may say whose request it is: such a request takes the long way. */
const mayHoldToken = (request: IncomingMessage): boolean =>
  request.headers.cookie?.includes('access_token') === true;

const keysOfCache = new WeakMap<PageCache, WeakMap<RequestAddress, string | null>>();

/** The key of an address, made once for as long as the address is remembered; `null` where nothing is kept under it. */
function keyOf({ cache, origin }: CachedPageConfig, address: RequestAddress): string | null {
  let keys = keysOfCache.get(cache);
  if (keys === undefined) keysOfCache.set(cache, (keys = new WeakMap<RequestAddress, string | null>()));
  let key = keys.get(address);
  if (key === undefined) keys.set(address, (key = pageCacheKey(origin, address)));
  return key;
}

const written = new WeakMap<CachedPage, Map<ContentEncoding, string[]>>();

/** Names and values in turn, as they are sent to whoever asks without a condition and without a cookie. */
function plainHeaders(
  shared: Readonly<Record<string, string>>,
  page: CachedPage,
  encoding: ContentEncoding,
  length: number,
): string[] {
  const forms = written.get(page) ?? new Map<ContentEncoding, string[]>();
  written.set(page, forms);
  const flat =
    forms.get(encoding) ??
    Object.entries({
      ...shared,
      ...publicPageHead(page, encoding, { ifNoneMatch: null, cookies: null }).headers,
      'Content-Length': String(length),
    }).flat();
  forms.set(encoding, flat);
  return flat;
}

/**
 * The short way of a page that is kept: from memory into the socket, without the framework's objects. Answers whether
 * it did; everything else (other methods, a token, a page that is not there, a body not yet compressed) goes on.
 */
export function serveCachedPage(
  kept: CachedPageConfig,
  address: RequestAddress,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== 'GET' || mayHoldToken(request)) return false;
  const key = keyOf(kept, address);
  const page = key === null ? null : kept.cache.peek(key);
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const body = page?.body.peek(encoding) ?? null;
  if (page === null || body === null) return false;
  const { 'if-none-match': ifNoneMatch = null, cookie: cookies = null } = request.headers;
  if (ifNoneMatch === null && cookies === null) {
    response.writeHead(page.status, plainHeaders(kept.headers, page, encoding, body.length)).end(body);
  } else {
    const { status, headers } = publicPageHead(page, encoding, { ifNoneMatch, cookies });
    const all = { ...kept.headers, ...headers };
    if (status === 304) response.writeHead(304, all).end();
    else response.writeHead(status, { ...all, 'Content-Length': body.length }).end(body);
  }
  kept.onAnswer(page);
  return true;
}
