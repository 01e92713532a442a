import { useShopServices } from '@shop/query/shop-services-provider';
import type { RoutedPageId } from '@shop/site/paths/page-paths';
import { loadPage } from '@shop/theming/theme-page';
import { useTheme } from '@shop/theming/theme-provider';
import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router-dom';
import { loadPlaces } from '../page/load-theme-parts';
import { loadPageDefinition } from '../page/load-page-definition';
import { prefetchPage } from './prefetch-page';
import { useLinkedCode } from './use-linked-code';

/** A pointer that only passes over a link loads nothing. */
const INTENT_DELAY_MS = 40;
/** The pointer, the finger or the focus may rest here. */
const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const;
/** A finger that scrolls does not mean the link on which it started. */
const CANCELLATIONS = ['touchmove', 'scroll'] as const;

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const { origin, pathname, search } = window.location;
  const isThisPage = link?.pathname === pathname && link.search === search;
  return link?.origin === origin && !isThisPage ? link : null;
};

/** The link on which the pointer rests, or that has the focus: the one that made the browser load this code. */
const currentLink = () => linkOf(document.querySelector('a[href]:hover') ?? document.activeElement);

/**
 * Prefetches the page behind a link that the shopper is about to follow: once the pointer, a finger or the focus has
 * rested on it for 40 ms, or with the press. The code of linked pages is loaded before that, while the browser is idle.
 */
export function LinkPrefetch() {
  const [path, setPath] = useState<string | null>(null);
  const theme = useTheme();
  const services = useShopServices();
  useLinkedCode((id) => Promise.all([loadPage(theme, id), loadPageDefinition(id)]));
  useEffect(() => {
    let timer = 0;
    let latest = '';
    const cancel = () => window.clearTimeout(timer);
    const prefetch = ({ href, pathname, search }: HTMLAnchorElement) => {
      // The framework reloads a page whose code it cannot load, which without a network would lose the page.
      if (!window.navigator.onLine) return;
      // Prefetched already while the pointer rested on it; the navigation asks again for what failed or is out of date.
      if (href === latest) return;
      latest = href;
      setPath(pathname + search);
      // What the page does not find loaded would be one more render.
      const loadCode = (id: RoutedPageId) => Promise.all([loadPage(theme, id), loadPlaces(theme)]);
      void prefetchPage(new URL(href), { services, loadCode, loadPageDefinition });
    };
    const prefetchSoon = (link: HTMLAnchorElement | null) => {
      cancel();
      if (link?.href !== latest) latest = '';
      if (link !== null) timer = window.setTimeout(prefetch, INTENT_DELAY_MS, link);
    };
    const intend = (event: Event) => prefetchSoon(linkOf(event.target));
    const press = (event: Event) => {
      const link = linkOf(event.target);
      cancel();
      if (link !== null) prefetch(link);
    };
    const passive = { passive: true } as const;
    for (const name of INTENTS) document.addEventListener(name, intend, passive);
    for (const name of CANCELLATIONS) document.addEventListener(name, cancel, passive);
    document.addEventListener('pointerdown', press, passive);
    // The link was meant when the browser began to load this code, so it has waited long enough.
    const current = currentLink();
    if (current !== null) prefetch(current);
    // Most links lead to a page of this table: it arrives while the pointer rests. A failed load is tried again by the next.
    if (window.navigator.onLine) void Promise.allSettled([theme.allPages.load()]);
    return () => {
      cancel();
      for (const name of INTENTS) document.removeEventListener(name, intend);
      for (const name of CANCELLATIONS) document.removeEventListener(name, cancel);
      document.removeEventListener('pointerdown', press);
    };
  }, [theme, services]);
  // The framework's hints for the code of the route; its data is fetched above, because a page loads it in the browser.
  return path === null ? null : <PrefetchPageLinks page={path} />;
}
