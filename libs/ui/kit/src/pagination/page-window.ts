/** Pages on each side of the current one. */
const REACH = 1;

/** The pages to name: first, last, around the current one; `null` for what is left out between. */
export function pageWindow(current: number, last: number): readonly (number | null)[] {
  const wanted = new Set([1, last]);
  for (let page = current - REACH; page <= current + REACH; page += 1) wanted.add(page);
  const pages = [...wanted].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
  return pages.flatMap((page, at) => {
    const before = pages[at - 1];
    if (before === undefined || page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : [null, page];
  });
}
