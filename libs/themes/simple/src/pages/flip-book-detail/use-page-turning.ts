import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** By how many pages a key turns. */
const TURNS: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);
/** Where arrow keys move the cursor or the choice. */
const FIELDS = 'input, select, textarea, [contenteditable]';

/**
 * The page that is in view of a row of pages as wide as their strip, and what turns it. The strip itself scrolls under
 * the finger; the styles decide whether a turn glides, so that a shopper who wants no motion gets none. WCAG 2.3.3
 */
export function usePageTurning(strip: RefObject<HTMLElement | null>, count: number) {
  const [current, setCurrent] = useState(0);
  const turnTo = (page: number) => {
    const element = strip.current;
    const to = Math.min(Math.max(page, 0), count - 1);
    element?.scrollTo({ left: to * element.clientWidth });
  };
  const turnByKey = useEffectEvent((event: KeyboardEvent) => {
    const by = TURNS.get(event.key);
    const isInField = event.target instanceof Element && event.target.closest(FIELDS) !== null;
    if (by === undefined || isInField || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    event.preventDefault();
    turnTo(current + by);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => turnByKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return {
    /** From 0 on. */
    current,
    turnTo,
    onScroll: () => {
      const element = strip.current;
      if (element !== null && element.clientWidth > 0)
        setCurrent(Math.round(element.scrollLeft / element.clientWidth));
    },
  };
}
