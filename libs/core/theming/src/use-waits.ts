import { useEffect } from 'react';
import { useIsHydrating } from '@shop/site/loading/use-is-hydrating';
import { AWAKE_EVENT } from './waiting-parts';

/**
 * The value of `data-waits` on the root element of a deferred part: there only in the HTML of the server, until the
 * part's code has arrived and reacts. The document then does the press that it has held.
 */
export function useWaits(): true | undefined {
  const isHydrating = useIsHydrating();
  useEffect(() => {
    if (!isHydrating) window.dispatchEvent(new Event(AWAKE_EVENT));
  }, [isHydrating]);
  return isHydrating || undefined;
}
