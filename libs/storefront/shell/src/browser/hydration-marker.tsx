import { type ReactNode, useEffect } from 'react';

/** The performance mark and the event on the window that say that the page has been hydrated. */
export const HYDRATED_EVENT = 'shop-hydrated';

/**
 * Reports the hydration: clicks that came before it are then replayed, and measurements can see when it was. It is
 * around the page and not beside it: a sibling would change the ids that `useId` gives, and the server's would not match.
 */
export function HydrationMarker({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    performance.mark(HYDRATED_EVENT);
    window.dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);
  return children;
}
