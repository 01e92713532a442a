import { useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

/** A question that stands while the shopper is about to leave what is not saved. */
export interface UnsavedGuard {
  readonly isAsking: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
}

/**
 * Asks before a page with something unsaved is left: through `isAsking` within the shop, by the browser's own words
 * when the tab is closed or another site opened. `hasUnsaved` is asked at that moment.
 */
export function useUnsavedGuard(hasUnsaved: () => boolean): UnsavedGuard {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasUnsaved(),
  );
  /** Once the shopper has said so, nobody asks again. */
  const isLeaving = useRef(false);
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (hasUnsaved() && !isLeaving.current) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: BeforeUnloadEvent) => ask(event);
    window.addEventListener('beforeunload', listen);
    return () => window.removeEventListener('beforeunload', listen);
  }, []);
  return {
    isAsking: blocker.state === 'blocked',
    leave: () => {
      isLeaving.current = true;
      blocker.proceed?.();
    },
    stay: () => blocker.reset?.(),
  };
}
