import { type UseMutateAsyncFunction, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

/**
 * As `useMutation`, with a guard: what is wanted again with the same variables while it is at work runs once, and both
 * presses get its outcome; the listeners of the second call are not called. `isPending` is rendered too late for a second press in the same moment.
 */
export function useGuardedMutation<Data, Variables = void, Result = unknown>(
  options: UseMutationOptions<Data, Error, Variables, Result>,
) {
  type Run = UseMutateAsyncFunction<Data, Error, Variables, Result>;
  const mutation = useMutation(options);
  const run = mutation.mutateAsync;
  const atWork = useRef(new Map<unknown, Promise<Data>>());
  const mutateAsync = useCallback<Run>(
    (...call) => {
      // A file has no JSON of its own.
      const content = call[0] instanceof Blob ? call[0] : JSON.stringify([call[0]]);
      const earlier = atWork.current.get(content);
      if (earlier !== undefined) return earlier;
      const work = run(...call).finally(() => atWork.current.delete(content));
      atWork.current.set(content, work);
      return work;
    },
    [run],
  );
  const mutate = useCallback(
    (...call: Parameters<Run>): void => {
      // The mutation itself has its error.
      mutateAsync(...call).catch(() => undefined);
    },
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync };
}
