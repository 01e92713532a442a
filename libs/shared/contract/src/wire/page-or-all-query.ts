import * as v from 'valibot';
import { ROWS_PER_PAGE } from './page-query';
import { Page, PerOrAll } from './paging';

/** The query of a list that may also be requested as a whole (`per=all`). */
export const PageOrAllQuery = v.object({
  page: v.optional(Page, 1),
  per: v.optional(PerOrAll, ROWS_PER_PAGE),
});
