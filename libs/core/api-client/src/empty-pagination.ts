import type { Pagination } from './pagination';

/** The pagination of a list whose response names none. core §9 */
export const EMPTY_PAGINATION: Pagination = { total: 0, per: 10, last: 1, current: 1 };
