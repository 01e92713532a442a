import type { flipBooks, images } from '../db/schema';
import { presentImage } from '../images/present-image';

/** A flip book as lists show it: without its pages. */
export const presentFlipBookSummary = ({
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
