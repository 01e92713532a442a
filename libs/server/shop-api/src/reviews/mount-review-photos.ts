import { matchesEtag } from '@shop/requests/matches-etag';
import { SingleFlightCache } from '@shop/requests/single-flight-cache';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Executor } from '../db/database';
import { productReviews, reviewPhotos, uploads, users } from '../db/schema';
import { MINUTE_MS } from '../durations';
import { folderStorage } from '../files/folder-storage';
import { thumbnailPath } from '../files/thumbnail-path';
import { routeNotFound } from '../http/error-responses';
import { failWhileStalled } from '../http/fail-while-stalled';
import { handleAdmitted } from '../http/handle-admitted';
import type { RequestVariables } from '../http/request-variables';
import type { ShopApi } from '../http/shop-api';
import type { ShopApiParts } from '../ports/shop-api-parts';

const NAME = /^[\w-]{22}\.webp$/;
/** Short, because a photo goes with its review and with the account of its member. */
const HOUR_S = 60 * 60;
/** 16 MB of photos that were looked at lately: dozens of large ones, or thousands of small ones. */
const MAX_BYTES = 16 * 1024 * 1024;
/** How long a file is kept in memory, in ms: not much longer than in the storage once it is deleted there. */
const FILE_TTL_MS = 10 * MINUTE_MS;
/** What an entry takes besides its file, in bytes. */
const ENTRY_BYTES = 500;

/**
 * GET /files/reviews/{name} and /files/reviews/small/{name}: the photos of the reviews that are shown, and nothing else. A
 * file never changes under its name, so it is read once; whether it may be seen is asked each time.
 */
export function mountReviewPhotos(app: ShopApi, parts: ShopApiParts): void {
  const { db, gate, clock } = parts;
  const storage = parts.files ?? folderStorage(parts.config.filesFolder);
  const files = new SingleFlightCache<{ readonly bytes: Uint8Array<ArrayBuffer> | null }>({
    ttlMs: FILE_TTL_MS,
    maxBytes: MAX_BYTES,
    bytesOf: ({ bytes }) => ENTRY_BYTES + (bytes?.byteLength ?? 0),
    now: () => clock.now().getTime(),
  });
  const readFile = (path: string) =>
    files.get(path, async () => {
      const stored = await storage.read(path);
      const bytes = stored === null ? null : new Uint8Array(stored);
      return { value: { bytes }, isCacheable: bytes !== null };
    });

  const respond = async (name: string, isSmall: boolean, ifNoneMatch: string | null): Promise<Response> => {
    const path = `uploads/reviews/${name}`;
    if (!(await isShown(db, path))) return routeNotFound();
    const etag = `"${isSmall ? 'small-' : ''}${name}"`;
    const headers = { etag, 'cache-control': `public, max-age=${HOUR_S}` };
    if (matchesEtag(ifNoneMatch, etag)) return new Response(null, { status: 304, headers });
    const { bytes } = await readFile((isSmall && thumbnailPath(path)) || path);
    if (bytes === null) return routeNotFound();
    return new Response(bytes, {
      headers: { ...headers, 'content-type': 'image/webp', 'content-length': String(bytes.byteLength) },
    });
  };

  const mount = (template: string, isSmall: boolean) =>
    app.get(template, (c: Context<{ Variables: RequestVariables }>) => {
      c.set('template', template);
      const name = c.req.param('name') ?? '';
      if (!NAME.test(name)) return routeNotFound();
      return failWhileStalled(parts, () =>
        handleAdmitted(c, { gate, isShared: false }, () =>
          respond(name, isSmall, c.req.header('if-none-match') ?? null),
        ),
      );
    });
  mount('/files/reviews/:name', false);
  mount('/files/reviews/small/:name', true);
}

/** Whether a review that is shown has this photo, and its member has not left. */
async function isShown(db: Executor, path: string): Promise<boolean> {
  const [shown] = await db
    .select({ id: uploads.id })
    .from(uploads)
    .innerJoin(users, eq(users.id, uploads.userId))
    .innerJoin(reviewPhotos, eq(reviewPhotos.uploadId, uploads.id))
    .innerJoin(productReviews, eq(productReviews.id, reviewPhotos.reviewId))
    .where(and(eq(uploads.path, path), eq(productReviews.isShow, true), isNull(users.leftAt)));
  return shown !== undefined;
}
