import { useSyncExternalStore } from 'react';

/** Whether the browser knows media queries: a server and some test environments do not. */
const canMatch = (): boolean => typeof window !== 'undefined' && 'matchMedia' in window;

/** Whether a media query holds now; false where nothing can be known, so also in the first render of a page from the server. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      if (!canMatch()) return () => undefined;
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => canMatch() && window.matchMedia(query).matches,
    () => false,
  );
}
