import { createStorefrontServer } from '@shop/storefront-server';

export const storefront = createStorefrontServer({
  shop: 'school',
  loadBuild: () => import('virtual:react-router/server-build'),
});
