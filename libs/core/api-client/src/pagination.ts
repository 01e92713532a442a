/** Where in a list a response stands, from its headers. core §3 "Pagination" */
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

/** `null` where the response is no list. */
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

/** How many entries a limited list may hold (`x-limit`); `null` where the server does not say. */
export function readLimit(headers: Headers): number | null {
  return readCount(headers, 'x-limit');
}
