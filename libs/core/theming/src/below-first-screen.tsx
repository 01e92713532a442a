import { useIsHydrating } from '@shop/site/loading/use-is-hydrating';
import { type ReactNode, useDeferredValue } from 'react';

interface BelowFirstScreenProps {
  readonly children: ReactNode;
}

/**
 * What a page has below its first screen. The server writes it with the rest. After a navigation in the browser React
 * renders it on its own, once the first screen is there, so that the shopper does not wait for it.
 */
export function BelowFirstScreen({ children }: BelowFirstScreenProps) {
  const isHydrating = useIsHydrating();
  return useDeferredValue(true, isHydrating) ? children : null;
}
