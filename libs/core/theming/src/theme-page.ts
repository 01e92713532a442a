import { use } from 'react';
import type { PageProps } from './page-props';
import type { PageId } from './page-id';
import type { Theme } from './theme';
import type { PartComponent, ThemePage } from './theme-part';

type PageSource = Pick<Theme, 'allPages' | 'pages'>;

/** A page of the theme; the table of all pages is loaded when the page is nowhere else. Throws what that load fails with. */
export async function findPage({ pages, allPages }: PageSource, id: PageId): Promise<ThemePage> {
  return pages[id] ?? (await allPages.load()).pages[id];
}

/** Loads the code of a page of the theme. Throws what a load fails with. */
export async function loadPage(theme: PageSource, id: PageId): Promise<PartComponent<PageProps>> {
  return (await findPage(theme, id)).load();
}

/** A page of the theme, while rendering: at once when its table has been loaded, else by suspending until it is. */
export function usePage({ pages, allPages }: PageSource, id: PageId): ThemePage {
  return pages[id] ?? use(allPages.suspendOn()).pages[id];
}

/** Whether every document's code knows the page, so that the table of all pages is not needed for it. */
export const isKnownAtStart = (
  { pages, pageTitles }: Pick<Theme, 'pages' | 'pageTitles'>,
  id: PageId,
): boolean => pages[id] !== undefined && pageTitles[id] !== undefined;

/** The title of a page that every document's code knows, or whose table has been loaded; otherwise none. */
export const titleOfPage = (
  { pageTitles, allPages }: Pick<Theme, 'allPages' | 'pageTitles'>,
  id: PageId,
): string => pageTitles[id] ?? allPages.loaded()?.titles[id] ?? '';
