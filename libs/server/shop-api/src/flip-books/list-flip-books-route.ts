import { listFlipBooksSpec } from '@shop/contract/flip-books/list-flip-books';
import { desc } from 'drizzle-orm';
import { flipBooks } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';
import { publishedFlipBooks, selectFlipBooks } from './flip-book-store';
import { presentFlipBookSummary } from './present-flip-book-summary';

/** GET /v1/flip-books */
export const listFlipBooksRoute = defineRoute(listFlipBooksSpec, async (context, { query }) => {
  const { limit, offset } = limitAndOffset(query);
  const total = await context.db.$count(flipBooks, publishedFlipBooks(context));
  const rows = await selectFlipBooks(context)
    .where(publishedFlipBooks(context))
    .orderBy(desc(flipBooks.publishedAt), desc(flipBooks.id))
    .limit(limit)
    .offset(offset);
  context.response.paginate(total, query.page, query.per);
  return rows.map(presentFlipBookSummary);
});
