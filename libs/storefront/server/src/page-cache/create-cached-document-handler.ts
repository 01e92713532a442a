import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestUrl } from '../request-url/request-url';
import { type ContentEncoding, acceptedEncoding } from '../compression/accepted-encoding';
import { publicDocumentHead } from './public-document-response';
import type { CachedDocument } from './cached-document';
import type { PageCache } from './page-cache';
import { pageCacheKey } from './page-cache-key';

/** What cached documents are served with. */
export interface CachedDocumentHandlerConfig {
  readonly cache: PageCache;
  readonly origin: string;
  /** Sent with every response of the shop. */
  readonly securityHeaders: Readonly<Record<string, string>>;
  readonly onHit: (document: CachedDocument) => void;
}

/** Responds with a cached document; returns whether it has. */
export type CachedDocumentHandler = (
  url: RequestUrl,
  request: IncomingMessage,
  response: ServerResponse,
) => boolean;

/** A request with a token needs its own document. The cookie is read properly where that is rendered. */
const mayHaveToken = (request: IncomingMessage): boolean =>
  request.headers.cookie?.includes('access_token') === true;

/**
 * Creates the handler of cache hits. It writes a document from memory to the socket, without `Request`, `Response` and
 * routing, which would take most of the time of a hit. Everything else is left to the application: other methods,
 * requests with a token, documents that are not cached, and encodings that no one has requested yet.
 */
export function createCachedDocumentHandler(config: CachedDocumentHandlerConfig): CachedDocumentHandler {
  const { cache, origin, securityHeaders, onHit } = config;
  const keyOf = memoizeKeys(origin);
  const headersOf = memoizeHeaders(securityHeaders);
  return (url, request, response) => {
    if (request.method !== 'GET' || mayHaveToken(request)) return false;
    const key = keyOf(url);
    const document = key === null ? null : cache.peek(key);
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const body = document?.body.peek(encoding) ?? null;
    if (document === null || body === null) return false;
    const { 'if-none-match': ifNoneMatch = null, cookie: cookies = null } = request.headers;
    if (ifNoneMatch === null && cookies === null) {
      response.writeHead(document.status, headersOf(document, encoding, body.length)).end(body);
    } else {
      const { status, headers } = publicDocumentHead(document, encoding, { ifNoneMatch, cookies });
      const all = { ...securityHeaders, ...headers };
      if (status === 304) response.writeHead(304, all).end();
      else response.writeHead(status, { ...all, 'Content-Length': body.length }).end(body);
    }
    onHit(document);
    return true;
  };
}

/** Computes the key of a URL once: the URL reader returns the same object for the same target. */
function memoizeKeys(origin: string): (url: RequestUrl) => string | null {
  const keys = new WeakMap<RequestUrl, string | null>();
  return (url) => {
    let key = keys.get(url);
    if (key === undefined) keys.set(url, (key = pageCacheKey(origin, url)));
    return key;
  };
}

/** Lists the headers of an unconditional response without cookies once for each document, name and value in turn. */
function memoizeHeaders(securityHeaders: Readonly<Record<string, string>>) {
  const lists = new WeakMap<CachedDocument, Map<ContentEncoding, string[]>>();
  return (document: CachedDocument, encoding: ContentEncoding, length: number): string[] => {
    let ofDocument = lists.get(document);
    if (ofDocument === undefined) lists.set(document, (ofDocument = new Map<ContentEncoding, string[]>()));
    let list = ofDocument.get(encoding);
    if (list === undefined) {
      const { headers } = publicDocumentHead(document, encoding, { ifNoneMatch: null, cookies: null });
      list = Object.entries({ ...securityHeaders, ...headers, 'Content-Length': String(length) }).flat();
      ofDocument.set(encoding, list);
    }
    return list;
  };
}
