/** Reads the page of a list from the query of the URL, from `name` where a page has several lists; 1 where it is no number. */
export function readPageNumber(search: URLSearchParams, name = 'page'): number {
  const page = Number(search.get(name) ?? 1);
  return Number.isInteger(page) && page >= 1 ? page : 1;
}
