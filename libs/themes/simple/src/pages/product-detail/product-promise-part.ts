import { deferredPart } from '@shop/theming/deferred-part';
import { themeSlot } from '@shop/theming/theme-part';

const part = themeSlot(() => import('../../product/product-promise'));

/** Stock, delivery and returns of a product. Its code is loaded by need. */
export const ProductPromise = deferredPart('parts/product-promise', part);
