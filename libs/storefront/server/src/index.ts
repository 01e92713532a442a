export { createStorefrontServer } from './create-storefront-server';
