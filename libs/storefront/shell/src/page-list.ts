import type { PageDefinition } from './page/define-page';
import type { RouteHandle } from './page/route-handle';

const handles = import.meta.glob<RouteHandle>('./pages/*.tsx', { eager: true, import: 'handle' });

/** All pages. For the server, which reads guard and cache of a path before it renders; it loads the code of every page. */
export const PAGES: readonly PageDefinition[] = Object.values(handles).map(({ page }) => page);
