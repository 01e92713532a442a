import { isLoadingAtom } from '@shop/site/loading/loading-tasks';
import { useAtomValue } from 'jotai/react';
import { Suspense, lazy } from 'react';

const LoadingIndicator = lazy(() => import('./loading-indicator'));

/** Shows the loading indicator while tasks are running, and loads its code with the first one. core §4 */
export function LazyLoadingIndicator() {
  return useAtomValue(isLoadingAtom) ? (
    <Suspense fallback={null}>
      <LoadingIndicator />
    </Suspense>
  ) : null;
}
