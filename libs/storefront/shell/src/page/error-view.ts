import type { LayoutId } from '@shop/theming/layout-id';
import type { PageId } from '@shop/theming/page-id';
import type { RouteError } from './route-error';

/** The page and the layout that show an error. core §2, §8 */
export function errorView(error: RouteError): { readonly page: PageId; readonly layout: LayoutId } {
  switch (error.kind) {
    case 'not-found':
      return { page: 'not-found', layout: 'default' };
    case 'invalid-channel':
      return { page: 'not-found', layout: 'invalidChannel' };
    case 'maintenance':
      return { page: 'maintenance', layout: 'maintenance' };
    case 'unreachable':
    case 'error':
      return { page: 'error', layout: 'simple' };
  }
}
