import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ContentEncoding, acceptedEncoding } from './accepted-encoding';
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

/** So many addresses are known by their keys; then it begins anew. */
const MOST_KNOWN = 2_000;
const known = new WeakMap<PageCache, Map<string, string | null>>();

/** The key of an address as it was asked for, read once; `null` where nothing is kept under it. */
function keyOf({ cache, origin }: KeptPages, url: string): string | null {
  let keys = known.get(cache);
  if (keys === undefined || keys.size >= MOST_KNOWN)
    known.set(cache, (keys = new Map<string, string | null>()));
  let key = keys.get(url);
  if (key === undefined) {
    key = null;
    if (OWN_PATH.test(url) && URL.canParse(url, ANY_ORIGIN)) {
      const { pathname, searchParams } = new URL(url, ANY_ORIGIN);
      key = pageCacheKey(origin, pathname, searchParams);
    }
    // What is never kept may be long, and need not be known.
    if (key !== null) keys.set(url, key);
  }
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
      ...publicHeaders(page, encoding, { ifNoneMatch: null, cookies: null }).headers,
      'Content-Length': String(length),
    }).flat();
  forms.set(encoding, flat);
  return flat;
}

/**
 * The short way of a page that is kept: from memory into the socket, without the framework's objects. Answers whether
 * it did; everything else (other methods, a token, a page that is not there, a body not yet compressed) goes on.
 */
export function answerKeptPage(kept: KeptPages, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '' } = request;
  if (method !== 'GET' || mayHoldToken(request)) return false;
  const key = keyOf(kept, url);
  const page = key === null ? null : kept.cache.peek(key);
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const body = page?.body.peek(encoding) ?? null;
  if (page === null || body === null) return false;
  const { 'if-none-match': ifNoneMatch = null, cookie: cookies = null } = request.headers;
  if (ifNoneMatch === null && cookies === null) {
    response.writeHead(page.status, plainHeaders(kept.headers, page, encoding, body.length)).end(body);
  } else {
    const { status, headers } = publicHeaders(page, encoding, { ifNoneMatch, cookies });
    const all = { ...kept.headers, ...headers };
    if (status === 304) response.writeHead(304, all).end();
    else response.writeHead(status, { ...all, 'Content-Length': body.length }).end(body);
  }
  kept.onAnswer(page);
  return true;
}
