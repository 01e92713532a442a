import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Replaces the data of every query under a key that `change` changes; its age stays. */
export function updateCachedQueries<Data>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  change: (data: Data) => Data,
): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey })) {
    const data = queryClient.getQueryData<Data>(query.queryKey);
    const changed = data === undefined ? data : change(data);
    if (changed !== data)
      queryClient.setQueryData(query.queryKey, changed, { updatedAt: query.state.dataUpdatedAt });
  }
}

/** Like `map`, but returns the list itself when no entry changes. */
export function mapChanged<Entry>(list: readonly Entry[], change: (entry: Entry) => Entry): readonly Entry[] {
  const changed = list.map(change);
  return changed.some((entry, index) => entry !== list[index]) ? changed : list;
}
