import type { RoutedPageId } from '@shop/site/page-paths';
import type { PageDefinition } from './define-page';
import type { RouteHandle } from './route-handle';

const handles = import.meta.glob<RouteHandle>('../pages/*.tsx', { import: 'handle' });

/** Imports the definition of a page by its id; a navigation to the page finds the same module loaded. */
export async function loadPageDefinition(id: RoutedPageId): Promise<PageDefinition | null> {
  const handle = await handles[`../pages/${id}.tsx`]?.();
  return handle?.page ?? null;
}
