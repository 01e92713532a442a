import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { matchesEtag } from '@shop/requests/matches-etag';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Responds with a text that never changes while the server runs. The first request writes and compresses it: a long one
 * takes so much of the one thread that everybody would wait for it each time.
 */
export function staticText(write: () => string, headers: Readonly<Record<string, string>>) {
  let made: { readonly etag: string; readonly plain: Bytes; readonly gzipped: Bytes } | undefined;
  const make = () => {
    const plain = new TextEncoder().encode(write());
    const etag = `"${createHash('sha256').update(plain).digest('base64url')}"`;
    return { etag, plain, gzipped: new Uint8Array(gzipSync(plain)) };
  };
  return (c: Context): Response => {
    const { etag, plain, gzipped } = (made ??= make());
    const caching = { etag, 'cache-control': 'no-cache', vary: 'accept-encoding' };
    if (matchesEtag(c.req.header('if-none-match') ?? null, etag))
      return new Response(null, { status: 304, headers: caching });
    const isGzipped =
      accepts(c, { header: 'Accept-Encoding', supports: ['gzip'], default: 'identity' }) === 'gzip';
    return new Response(isGzipped ? gzipped : plain, {
      headers: { ...headers, ...caching, ...(isGzipped ? { 'content-encoding': 'gzip' } : {}) },
    });
  };
}
