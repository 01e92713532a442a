import type { RoutedPageId } from '@shop/site/paths/page-paths';
import type { PageDefinition } from './define-page';
import type { RouteHandle } from './route-handle';

// Not the pages that no link prefetches data for: each page that is imported here has a second file, which the manifest of
// routes names, and that is part of every first load.
const handles = import.meta.glob<RouteHandle>(
  [
    '../pages/*.tsx',
    '!../pages/{address,bookmark,card,cart-,contact-co,favourite,inquiry,leave,login,logout,measurement,memorial}*.tsx',
    '!../pages/{message,name,oauth,order,password,point,product-history,register,reminder,request,reset}*.tsx',
    '!../pages/{guest,search-history,social,user,verify}*.tsx',
  ],
  { import: 'handle' },
);

/**
 * Imports the definition of a page by its id; a navigation to the page finds the same module loaded. `null` for a page
 * that is not prefetched.
 */
export async function loadPageDefinition(id: RoutedPageId): Promise<PageDefinition | null> {
  const handle = await handles[`../pages/${id}.tsx`]?.();
  return handle?.page ?? null;
}
