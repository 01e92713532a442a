/** What the rule asks the browser. */
export interface HistoryPage {
  readonly performance: Pick<Performance, 'getEntriesByType'>;
  addEventListener(type: 'pageshow', listener: (event: Pick<PageTransitionEvent, 'persisted'>) => void): void;
}

/**
 * Watches how the page was entered: the answer tells whether it came out of the browser's history, loaded anew or kept
 * whole. core §8
 */
export function watchHistoryEntry(page: HistoryPage): () => boolean {
  let isRestored = false;
  page.addEventListener('pageshow', ({ persisted }) => {
    isRestored ||= persisted;
  });
  return () => {
    const [entry] = page.performance.getEntriesByType('navigation');
    return isRestored || (entry !== undefined && 'type' in entry && entry.type === 'back_forward');
  };
}
