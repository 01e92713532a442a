import { useEffect, useEffectEvent } from 'react';
import { onFirstInteraction } from './first-interaction';
import { savesData } from './saves-data';
import { whenIdle } from './when-idle';

/**
 * Loads code that a press will need, after the next sign of a person and once the browser is idle, so that the press waits
 * for its own call alone; not on a slow line, nor where the shopper saves data. Code that fails to load is loaded again by the press, which shows the error.
 */
export function usePreload(load: () => Promise<unknown>): void {
  const preload = useEffectEvent(() => {
    if (window.navigator.onLine && !savesData(window.navigator)) load().catch(() => undefined);
  });
  useEffect(() => {
    let cancelIdle: (() => void) | null = null;
    const cancel = onFirstInteraction(() => {
      cancelIdle = whenIdle(() => preload());
    });
    return () => {
      cancel();
      cancelIdle?.();
    };
  }, []);
}
