import type { ProductFilter } from '@shop/feature-catalogue/product-filter';
import { defineSlot } from '@shop/theming/theme-place';

/** Between the heading of a product list and its filters. */
export const ProductListLeadSlot = defineSlot<
  'product-list-lead',
  { readonly title: string; readonly filter: ProductFilter }
>('product-list-lead');
