import { createStorefrontServer } from '@shop/storefront-server';

export const storefront = createStorefrontServer({
  shop: 'gift',
  loadBuild: () => import('virtual:react-router/server-build'),
});
