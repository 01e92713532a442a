import { useSettings } from '@shop/site/use-settings';
import { Suspense, lazy } from 'react';

const TagManager = lazy(() => import('./tag-manager'));

/** Loads consent banner and page tracking, only in shops whose settings name a tag manager. */
export function LazyTagManager() {
  const { gtmId } = useSettings();
  return gtmId === null ? null : (
    <Suspense fallback={null}>
      <TagManager id={gtmId} />
    </Suspense>
  );
}
