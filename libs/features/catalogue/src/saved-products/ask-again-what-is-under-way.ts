import * as QUERY_ROOTS from '@shop/query/query-roots';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Asks again for products whose responses are on their way: they were read before a change that the server has made since, and
 * would show the products as they were. Only what is shown: a navigation waits for its own responses, and would begin again.
 */
export async function askAgainWhatIsUnderWay(queryClient: QueryClient): Promise<void> {
  const underWay = queryClient.getQueryCache().findAll({
    queryKey: [QUERY_ROOTS.products],
    predicate: (query) => query.state.fetchStatus === 'fetching' && query.isActive(),
  });
  if (underWay.length === 0) return;
  const isUnderWay = new Set(underWay.map(({ queryHash }) => queryHash));
  const filters = { predicate: ({ queryHash }: { queryHash: string }) => isUnderWay.has(queryHash) };
  await queryClient.cancelQueries(filters);
  void queryClient.refetchQueries({ ...filters, type: 'active' });
}
