import { type ProductFilter, readProductFilter } from './product-filter';

/** The filter of a list of one maker's products, the recommended first. */
export const makerProductsFilter = (makerKey: string): ProductFilter => ({
  ...readProductFilter(new URLSearchParams()),
  maker: [makerKey],
});
