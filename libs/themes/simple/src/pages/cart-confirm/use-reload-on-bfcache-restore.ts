import { useEffect } from 'react';

/**
 * Reloads the page when the browser restores it from its back/forward cache: such a page shows the cart as it was before
 * the order, and its button is still busy.
 */
export function useReloadOnBfcacheRestore(): void {
  useEffect(() => {
    const reloadRestored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload();
    };
    window.addEventListener('pageshow', reloadRestored);
    return () => window.removeEventListener('pageshow', reloadRestored);
  }, []);
}
