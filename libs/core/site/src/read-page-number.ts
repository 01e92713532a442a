/** The page of a list by its address; 1 where it makes no sense. */
export function readPageNumber(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 ? page : 1;
}
