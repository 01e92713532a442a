import type { RoutedPageId } from '@shop/site/paths/page-paths';
import { findPageRoute } from './find-page-route';

/** Kinds of pages whose code is loaded ahead. A page that links to more has its main ones first. */
const MAX_PAGES = 3;
/** Links of the main content that are read for it. */
const MAX_LINKS = 60;

/** The pages that the main content links to, in the order of its links. */
export function linkedPages(main: ParentNode): readonly RoutedPageId[] {
  const ids = new Set<RoutedPageId>();
  const links = [...main.querySelectorAll<HTMLAnchorElement>('a[href]')].slice(0, MAX_LINKS);
  const ownLinks = links.filter(({ origin }) => origin === window.location.origin);
  for (const pathname of new Set(ownLinks.map((link) => link.pathname))) {
    const id = findPageRoute(pathname)?.id;
    if (id !== undefined) ids.add(id);
    if (ids.size === MAX_PAGES) break;
  }
  return [...ids];
}
