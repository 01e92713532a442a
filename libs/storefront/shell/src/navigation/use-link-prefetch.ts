import { PAGE_PATHS } from '@shop/site/page-paths';
import { useTheme } from '@shop/theming/theme-provider';
import { useEffect } from 'react';
import { matchRoutes } from 'react-router-dom';
import { findPart } from '../document/find-part';

/** A pointer that only passes over a link loads nothing. */
const INTENT_DELAY_MS = 80;
const ROUTES = Object.entries(PAGE_PATHS).map(([id, path]) => ({ id, path }));

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.origin === window.location.origin ? link : null;
};

/** Loads the theme's code of the page behind a link that the shopper is about to follow. The click loads its data. */
export function useLinkPrefetch(): void {
  const theme = useTheme();
  useEffect(() => {
    let timer = 0;
    const load = ({ pathname }: HTMLAnchorElement) => {
      const id = matchRoutes(ROUTES, pathname)?.at(-1)?.route.id;
      // A prefetch may fail: the navigation loads the code again and shows the error.
      if (id !== undefined)
        void findPart(theme, `pages/${id}`)
          ?.load()
          .catch(() => undefined);
    };
    const intend = (event: Event) => {
      const link = linkOf(event.target);
      window.clearTimeout(timer);
      if (link !== null) timer = window.setTimeout(load, INTENT_DELAY_MS, link);
    };
    const events = ['pointerover', 'focusin', 'touchstart'] as const;
    for (const name of events) document.addEventListener(name, intend, { passive: true });
    return () => {
      window.clearTimeout(timer);
      for (const name of events) document.removeEventListener(name, intend);
    };
  }, [theme]);
}
