import type { Theme } from '@shop/theming/theme';
import { themePage } from '@shop/theming/theme-part';

/** The pages that every document's code names. */
export const startPages: Theme['pages'] = {
  home: themePage(() => import('./pages/home/home-page')),
  'product-list': themePage(() => import('./pages/product-list/product-list-page')),
  'product-detail': themePage(() => import('./pages/product-detail/product-detail-page')),
  maintenance: themePage(() => import('./pages/maintenance/maintenance-page')),
  'not-found': themePage(() => import('./pages/not-found/not-found-page')),
  error: themePage(() => import('./pages/error/error-page')),
};
