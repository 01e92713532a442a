import { deferredPart } from '@shop/theming/deferred-part';
import { themeSlot } from '@shop/theming/theme-part';

const part = themeSlot(() => import('../../product/product-story'));

/** What there is to read about a product. Its code is loaded by need. */
export const ProductStory = deferredPart('parts/product-story', part);
