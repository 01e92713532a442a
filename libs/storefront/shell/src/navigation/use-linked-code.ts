import { whenIdle } from '@shop/site/loading/when-idle';
import type { RoutedPageId } from '@shop/site/paths/page-paths';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { linkedPages } from './linked-pages';
import { savesData } from '@shop/site/loading/saves-data';

/**
 * Loads the code of the pages that the shown one links to while the browser is idle, so that a press waits for data alone.
 * Nothing is loaded on a slow line, nor where the shopper saves data.
 */
export function useLinkedCode(loadCode: (id: RoutedPageId) => Promise<unknown>): void {
  const { pathname } = useLocation();
  const loadLinked = useEffectEvent(() => {
    const main = document.querySelector('main');
    if (main === null || !window.navigator.onLine || savesData(window.navigator)) return;
    // Code that fails to load is loaded again by the navigation, which shows the error.
    void Promise.allSettled(linkedPages(main).map(loadCode));
  });
  useEffect(() => whenIdle(loadLinked), [pathname]);
}
