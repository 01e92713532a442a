import { and, eq, isNull } from 'drizzle-orm';
import { productReviews, reviewPhotos, uploads, users } from '../db/schema';
import { folderStorage } from '../files/folder-storage';
import { thumbnailPath } from '../files/thumbnail-path';
import { routeNotFound } from '../http/error-responses';
import type { ShopApi } from '../http/shop-api';
import type { ShopApiParts } from '../ports/shop-api-parts';

const NAME = /^[\w-]{22}\.webp$/;
/** Short, because a photo goes with its review and with the account of its member. */
const HOUR_S = 60 * 60;

/** GET /files/reviews/{name} and /files/reviews/small/{name}: the photos of the reviews that are shown, and nothing else. */
export function mountReviewPhotos(app: ShopApi, { db, files, config }: ShopApiParts): void {
  const storage = files ?? folderStorage(config.filesFolder);
  const read = async (name: string, isSmall: boolean): Promise<Response> => {
    const path = `uploads/reviews/${name}`;
    if (!NAME.test(name)) return routeNotFound();
    const [shown] = await db
      .select({ id: uploads.id })
      .from(uploads)
      .innerJoin(users, eq(users.id, uploads.userId))
      .innerJoin(reviewPhotos, eq(reviewPhotos.uploadId, uploads.id))
      .innerJoin(productReviews, eq(productReviews.id, reviewPhotos.reviewId))
      .where(and(eq(uploads.path, path), eq(productReviews.isShow, true), isNull(users.leftAt)));
    const bytes = shown === undefined ? null : await storage.read((isSmall && thumbnailPath(path)) || path);
    if (bytes === null) return routeNotFound();
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': 'image/webp',
        'content-length': String(bytes.byteLength),
        'cache-control': `public, max-age=${HOUR_S}`,
      },
    });
  };
  app.get('/files/reviews/:name', (c) => read(c.req.param('name'), false));
  app.get('/files/reviews/small/:name', (c) => read(c.req.param('name'), true));
}
