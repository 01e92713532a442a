import type { LayoutId } from '@shop/theming/layout-ids';
import type { PageId } from '@shop/theming/page-ids';
import type { RouteFailure } from '../page-route/route-failure';

/** The page and layout that tell a shopper of a failure. core §2, §8 */
export function failureView(failure: RouteFailure): { readonly page: PageId; readonly layout: LayoutId } {
  switch (failure.kind) {
    case 'not-found':
      return { page: 'not-found', layout: 'default' };
    case 'invalid-channel':
      return { page: 'not-found', layout: 'invalidChannel' };
    case 'maintenance':
      return { page: 'maintenance', layout: 'maintenance' };
    case 'error':
      return { page: 'error', layout: 'simple' };
  }
}
