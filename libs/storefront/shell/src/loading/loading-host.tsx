import { isLoadingAtom } from '@shop/site/loading-tasks';
import { useAtomValue } from 'jotai/react';
import { Suspense, lazy } from 'react';

const LoadingSigns = lazy(() => import('./loading-signs'));

/** Shows the signs of waiting while there are tasks. core §4 */
export function LoadingHost() {
  return useAtomValue(isLoadingAtom) ? (
    <Suspense fallback={null}>
      <LoadingSigns />
    </Suspense>
  ) : null;
}
