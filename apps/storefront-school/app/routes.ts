import { shopRoutes } from '@shop/storefront-shell/routes';

export default shopRoutes();
