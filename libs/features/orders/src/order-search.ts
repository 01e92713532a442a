import { readPageNumber } from '@shop/site/paths/read-page-number';
import { isMinDate } from '@shop/validation/min-date';
import { readDay } from '@shop/validation/date-birth';

/** The days of the orders that are looked for, both included, and the page of the list. */
export interface OrderSearch {
  /** `2026-04-01`, in Japan. */
  readonly from?: string;
  readonly to?: string;
  readonly page: number;
}

/** Reads the search that the URL keeps; what the API would not take is left out. account §7 */
export function readOrderSearch(search: URLSearchParams): OrderSearch {
  const from = readDay(search.get('from') ?? '');
  const to = readDay(search.get('to') ?? '');
  return {
    ...(from !== null && { from }),
    ...(to !== null && isMinDate(to, from ?? '') && { to }),
    page: readPageNumber(search),
  };
}

/** Whether the search leaves some orders out. */
export const isNarrowed = ({ from, to }: OrderSearch): boolean => from !== undefined || to !== undefined;
