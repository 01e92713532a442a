import type { QueryClient } from '@tanstack/react-query';

/**
 * Sets whether a product is a favourite wherever the cache shows it: lists, its page, collections, history. What does
 * not show it stays as it is, as old as it was. core §4
 */
export function markFavourite(queryClient: QueryClient, productId: number, isFavourite: boolean): void {
  for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
    const marked = markIn(state.data, productId, isFavourite);
    if (marked !== state.data) queryClient.setQueryData(queryKey, marked, { updatedAt: state.dataUpdatedAt });
  }
}

/** The value with every view of the product in it marked; the value itself where there is none. */
function markIn(value: unknown, productId: number, isFavourite: boolean): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('isFavourite' in value && 'id' in value && value.id === productId)
    return value.isFavourite === isFavourite ? value : { ...value, isFavourite };
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    const marked = list.map((entry) => markIn(entry, productId, isFavourite));
    return marked.some((entry, at) => entry !== list[at]) ? marked : value;
  }
  const changed = Object.entries(value).flatMap(([name, entry]: [string, unknown]) => {
    const marked = markIn(entry, productId, isFavourite);
    return marked === entry ? [] : [[name, marked] as const];
  });
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) };
}
