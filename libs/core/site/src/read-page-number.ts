/** The page of a list by its address, under `name` where a page has several lists; 1 where it makes no sense. */
export function readPageNumber(search: URLSearchParams, name = 'page'): number {
  const page = Number(search.get(name) ?? 1);
  return Number.isInteger(page) && page >= 1 ? page : 1;
}
