import * as v from 'valibot';
import { ROWS_PER_PAGE } from './page-query';
import { Page, PerOrAll } from './paging';

/** The query of a list that `x-limit` keeps short: by pages as all lists, or whole. */
export const LimitedListQuery = v.object({
  page: v.optional(Page, 1),
  per: v.optional(PerOrAll, ROWS_PER_PAGE),
});

export type LimitedListQuery = v.InferOutput<typeof LimitedListQuery>;
