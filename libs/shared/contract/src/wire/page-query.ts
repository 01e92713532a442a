import * as v from 'valibot';
import { Page, Per } from './paging';

/** The default number of rows per page (core §9). */
export const ROWS_PER_PAGE = 10;

/** The query of a list that is read by pages. */
export const PageQuery = v.object({ page: v.optional(Page, 1), per: v.optional(Per, ROWS_PER_PAGE) });

export type PageQuery = v.InferOutput<typeof PageQuery>;
