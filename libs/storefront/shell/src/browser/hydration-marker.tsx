import { useEffect } from 'react';

/** The performance mark and the event on the window that say that the page has been hydrated. */
export const HYDRATED_EVENT = 'shop-hydrated';

/** Reports the hydration: clicks that came before it are then replayed, and measurements can see when it was. */
export function HydrationMarker() {
  useEffect(() => {
    performance.mark(HYDRATED_EVENT);
    window.dispatchEvent(new Event(HYDRATED_EVENT));
  }, []);
  return null;
}
