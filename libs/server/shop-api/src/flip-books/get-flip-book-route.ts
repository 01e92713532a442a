import { FLIP_BOOK_ERRORS } from '@shop/contract/flip-books/flip-book-errors';
import { getFlipBookSpec } from '@shop/contract/flip-books/get-flip-book';
import { and, eq } from 'drizzle-orm';
import { flipBooks } from '../db/schema';
import { notFound } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { readPages } from './read-pages';
import { publishedFlipBooks, selectFlipBooks } from './flip-book-store';
import { presentFlipBookSummary } from './present-flip-book-summary';

/** GET /v1/flip-books/{key} */
export const getFlipBookRoute = defineRoute(getFlipBookSpec, async (context, { params: { key } }) => {
  const [row] = await selectFlipBooks(context).where(
    and(publishedFlipBooks(context), eq(flipBooks.key, key)),
  );
  if (row === undefined) throw notFound(FLIP_BOOK_ERRORS.notFound, 'デジタルカタログが見つかりません');
  return { ...presentFlipBookSummary(row), pages: await readPages(context, row.book.id) };
});
