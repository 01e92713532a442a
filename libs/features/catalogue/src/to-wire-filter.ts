import { PRODUCT_CHOICES, type ProductFilter } from './product-filter';

/** The filter as the calls take it, which send nothing for what is not chosen; `child` goes with a category. core §7 */
export const toWireFilter = (filter: ProductFilter) => ({
  word: filter.word || undefined,
  category: filter.category ?? undefined,
  child: filter.category === null ? undefined : true,
  ...Object.fromEntries(PRODUCT_CHOICES.map((name) => [name, [...filter[name]]])),
  price_min: filter.priceMin ?? undefined,
  price_max: filter.priceMax ?? undefined,
  in_stock: filter.isInStock || undefined,
});
