import { useEffect } from 'react';

/**
 * Loads the page again when the browser shows it again as it was left, from its history: what stands on it was true
 * before the order, with a button that still waits for it.
 */
export function useReloadWhenKept(): void {
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload();
    };
    window.addEventListener('pageshow', look);
    return () => window.removeEventListener('pageshow', look);
  }, []);
}
