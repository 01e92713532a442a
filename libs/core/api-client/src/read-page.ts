import type { ApiResponse } from './api-client';
import { EMPTY_PAGINATION } from './empty-pagination';
import type { Pagination } from './pagination';

/** A page of a list, with its place among the others. */
interface PageOfList<Output> {
  readonly data: Output;
  readonly limit: number | null;
  readonly pagination: Pagination;
}

/**
 * One page of a list; the last page where the number is too high, because the last entry of the last page may just have been
 * deleted, and a list that has entries must not say that there are none. core §9
 */
export async function readPage<Output>(
  page: number,
  read: (page: number) => Promise<ApiResponse<Output>>,
): Promise<PageOfList<Output>> {
  const wanted = await read(page);
  const last = wanted.pagination?.last ?? page;
  const { data, limit, pagination } = last < page ? await read(last) : wanted;
  return { data, limit, pagination: pagination ?? EMPTY_PAGINATION };
}
