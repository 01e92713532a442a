import { useSettings } from '@shop/site/use-settings';
import { Suspense, lazy } from 'react';

const TagManager = lazy(() => import('./tag-manager'));

/** Asks for consent and measures visits, in shops that have named a tag manager only. */
export function TagManagerHost() {
  const { gtmId } = useSettings();
  return gtmId === null ? null : (
    <Suspense fallback={null}>
      <TagManager id={gtmId} />
    </Suspense>
  );
}
