/** The parts of a window that tell how its page was entered. */
export interface NavigationWindow {
  readonly performance: Pick<Performance, 'getEntriesByType'>;
  addEventListener(type: 'pageshow', listener: (event: Pick<PageTransitionEvent, 'persisted'>) => void): void;
}

/**
 * Watches how the page is entered. The returned function says whether that was with the back or forward button, so that
 * the page was loaded again or restored from the browser's back/forward cache. core §8
 */
export function watchBackForward(page: NavigationWindow): () => boolean {
  let isRestored = false;
  page.addEventListener('pageshow', ({ persisted }) => {
    isRestored ||= persisted;
  });
  return () => {
    const [entry] = page.performance.getEntriesByType('navigation');
    return isRestored || (entry !== undefined && 'type' in entry && entry.type === 'back_forward');
  };
}
