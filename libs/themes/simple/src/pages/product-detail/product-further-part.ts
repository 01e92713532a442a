import { deferredPart } from '@shop/theming/deferred-part';
import { themeSlot } from '@shop/theming/theme-part';

const part = themeSlot(() => import('../../product/product-further'));

/** What is below a product: accessories, reviews, recommendations, what was viewed. Its code is loaded by need. */
export const ProductFurther = deferredPart('parts/product-further', part);
