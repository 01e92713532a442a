import { getFlipBookSpec } from '@shop/contract/flip-books/get-flip-book';
import { listFlipBooksSpec } from '@shop/contract/flip-books/list-flip-books';
import { and, count, desc, eq, lte } from 'drizzle-orm';
import { flipBookPages, flipBooks, images } from '../db/schema';
import { notFound } from '../http/api-failure';
import { handle, type Route } from '../http/handle';
import { pageBounds } from '../http/page-bounds';
import type { RouteContext } from '../http/route-context';
import { presentImage } from '../images/present-image';
import { readPages } from './read-pages';

const published = ({ channel, clock }: RouteContext) =>
  and(
    eq(flipBooks.channelId, channel.id),
    eq(flipBooks.isShow, true),
    lte(flipBooks.publishedAt, clock.now()),
  );

const select = ({ db }: RouteContext) =>
  db
    .select({ book: flipBooks, image: images, pageCount: count(flipBookPages.number) })
    .from(flipBooks)
    .leftJoin(images, eq(images.id, flipBooks.imageId))
    .leftJoin(flipBookPages, eq(flipBookPages.flipBookId, flipBooks.id))
    .groupBy(flipBooks.id, images.id);

const presentEntry = ({
  book,
  image,
  pageCount,
}: {
  readonly book: typeof flipBooks.$inferSelect;
  readonly image: typeof images.$inferSelect | null;
  readonly pageCount: number;
}) => ({
  id: book.id,
  key: book.key,
  title: book.title,
  description: book.description,
  image: presentImage(image),
  page_count: pageCount,
  published_at: book.publishedAt.toISOString(),
});

/** GET /v1/flip-books */
const listFlipBooksRoute = handle(listFlipBooksSpec, async (context, { query }) => {
  const { limit, offset } = pageBounds(query);
  const total = await context.db.$count(flipBooks, published(context));
  const rows = await select(context)
    .where(published(context))
    .orderBy(desc(flipBooks.publishedAt), desc(flipBooks.id))
    .limit(limit)
    .offset(offset);
  context.answer.paginate(total, query.page, query.per);
  return rows.map(presentEntry);
});

/** GET /v1/flip-books/{key} */
const getFlipBookRoute = handle(getFlipBookSpec, async (context, { params: { key } }) => {
  const [row] = await select(context).where(and(published(context), eq(flipBooks.key, key)));
  if (row === undefined) throw notFound('flip_book.not_found', 'デジタルカタログが見つかりません');
  return { ...presentEntry(row), pages: await readPages(context, row.book.id) };
});

export const flipBookRoutes: readonly Route[] = [listFlipBooksRoute, getFlipBookRoute];
