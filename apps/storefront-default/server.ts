import { createStorefrontServer } from '@shop/storefront-server/create-storefront-server';

export const storefront = createStorefrontServer({
  shop: 'default',
  loadBuild: () => import('virtual:react-router/server-build'),
});
