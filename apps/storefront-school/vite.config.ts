import { shopViteConfig } from '../../libs/storefront/server/src/vite/shop-vite-config';

export default shopViteConfig(import.meta.dirname);
