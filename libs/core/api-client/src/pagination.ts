/** The pagination of a list, read from the response's headers. core §3 "Pagination" */
export interface Pagination {
  readonly total: number;
  readonly per: number;
  readonly last: number;
  readonly current: number;
}

const HEADER_OF = {
  total: 'x-total',
  per: 'x-per-page',
  last: 'x-last-page',
  current: 'x-current-page',
} as const;

const readCount = (headers: Headers, name: string): number | null => {
  const value = Number(headers.get(name) ?? Number.NaN);
  return Number.isInteger(value) && value >= 0 ? value : null;
};

/** Reads the pagination; `null` where the response is not a list. */
export function readPagination(headers: Headers): Pagination | null {
  const total = readCount(headers, HEADER_OF.total);
  if (total === null) return null;
  return {
    total,
    per: readCount(headers, HEADER_OF.per) ?? total,
    last: Math.max(1, readCount(headers, HEADER_OF.last) ?? 1),
    current: Math.max(1, readCount(headers, HEADER_OF.current) ?? 1),
  };
}

/** Reads how many entries a limited list may have (`x-limit`); `null` where the header is missing. */
export function readLimit(headers: Headers): number | null {
  return readCount(headers, 'x-limit');
}
