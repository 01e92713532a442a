import { type MutationOptions, MutationObserver, type QueryClient } from '@tanstack/react-query';

/**
 * Runs a mutation as `useMutation` does, for code that is loaded by the press of a button and therefore cannot call a
 * hook. Rejects with the mutation's error.
 */
export function runMutation<Data, Variables, Result>(
  queryClient: QueryClient,
  options: MutationOptions<Data, Error, Variables, Result>,
  variables: Variables,
): Promise<Data> {
  return new MutationObserver(queryClient, options).mutate(variables);
}
