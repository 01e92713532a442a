import { useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { keepsInput } from './keeps-input';

/** The state of a navigation that is blocked because the page has unsaved input. */
export interface UnsavedGuard {
  readonly isBlocked: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
}

/**
 * Blocks leaving a page with unsaved input: `isBlocked` for navigation within the shop, the browser's own dialog when
 * the tab is closed or another site opened. A navigation that keeps the input passes. `hasUnsaved` is called at that moment.
 */
export function useUnsavedGuard(hasUnsaved: () => boolean): UnsavedGuard {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !keepsInput(nextLocation.state) && hasUnsaved(),
  );
  /** Once the shopper has confirmed, leaving is not asked about again. */
  const isLeaving = useRef(false);
  const preventUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (hasUnsaved() && !isLeaving.current) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: BeforeUnloadEvent) => preventUnload(event);
    window.addEventListener('beforeunload', listen);
    return () => window.removeEventListener('beforeunload', listen);
  }, []);
  return {
    isBlocked: blocker.state === 'blocked',
    leave: () => {
      isLeaving.current = true;
      blocker.proceed?.();
    },
    stay: () => blocker.reset?.(),
  };
}
