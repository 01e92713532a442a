import { createStorefrontServer } from '@shop/storefront-server';

export const storefront = createStorefrontServer({
  shop: 'corporate',
  loadBuild: () => import('virtual:react-router/server-build'),
});
