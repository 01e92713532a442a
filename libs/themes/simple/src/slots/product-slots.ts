import type { ProductView } from '@shop/feature-catalogue/product-view';
import { defineSlot } from '@shop/theming/theme-place';

/** Below the buttons of a product. */
export const ProductNoteSlot = defineSlot<'product-note', { readonly product: ProductView }>('product-note');
