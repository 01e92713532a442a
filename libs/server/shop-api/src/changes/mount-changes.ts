import { createHash, timingSafeEqual } from 'node:crypto';
import type { ShopApi } from '../http/shop-api';
import { routeNotFound } from '../http/error-responses';
import type { ChangeFeed } from './change-feed';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * GET /internal/changes: a stream of changes for the servers of the shops. The secret is sent as a bearer token,
 * which no shop adds to requests that it forwards; without it the URL is a 404.
 */
export function mountChanges(app: ShopApi, feed: ChangeFeed | undefined, secret: string | null): void {
  if (feed === undefined || secret === null) return;
  const expected = digest(`Bearer ${secret}`);
  app.get('/internal/changes', (c) => {
    if (!timingSafeEqual(digest(c.req.header('authorization') ?? ''), expected)) return routeNotFound();
    const stream = feed.open();
    return stream === null
      ? c.json({ status: 'full' }, 503)
      : c.body(stream, 200, { 'content-type': 'application/x-ndjson' });
  });
}
