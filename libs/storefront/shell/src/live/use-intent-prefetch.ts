import { useShopServices } from '@shop/query/shop-services-provider';
import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { loadPageParts } from '../page-route/load-page-parts';
import { SHOP_ROUTES } from '../route-table';

/** A pointer that only passes over a link asks for nothing. */
const INTENT_DELAY_MS = 80;

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.origin === window.location.origin ? link : null;
};

/** Loads the code of the page behind a link that the shopper is about to follow; its data comes with the click. */
export function useIntentPrefetch(): void {
  const { api, queryClient } = useShopServices();
  useEffect(() => {
    let timer = 0;
    const load = (link: HTMLAnchorElement) => {
      const route = SHOP_ROUTES.find(({ path }) => matchPath(path, link.pathname) !== null);
      // A failed prefetch is nobody's loss: the navigation loads again and reports.
      if (route !== undefined) void loadPageParts(queryClient, api, route).catch(() => undefined);
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
  }, [api, queryClient]);
}
