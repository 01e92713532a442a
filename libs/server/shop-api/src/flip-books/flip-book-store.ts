import { and, count, eq, lte } from 'drizzle-orm';
import { flipBookPages, flipBooks, images } from '../db/schema';
import type { RouteContext } from '../http/route-context';

/** The condition of flip books that this shop shows now. */
export const publishedFlipBooks = ({ channel, clock }: RouteContext) =>
  and(
    eq(flipBooks.channelId, channel.id),
    eq(flipBooks.isShow, true),
    lte(flipBooks.publishedAt, clock.now()),
  );

/** Selects flip books with their cover and the number of their pages. */
export const selectFlipBooks = ({ db }: RouteContext) =>
  db
    .select({ book: flipBooks, image: images, pageCount: count(flipBookPages.number) })
    .from(flipBooks)
    .leftJoin(images, eq(images.id, flipBooks.imageId))
    .leftJoin(flipBookPages, eq(flipBookPages.flipBookId, flipBooks.id))
    .groupBy(flipBooks.id, images.id);
