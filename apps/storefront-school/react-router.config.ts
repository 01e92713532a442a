import { shopRouterConfig } from '../../libs/storefront/server/src/vite/shop-router-config';

export default shopRouterConfig();
