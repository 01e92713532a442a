import { PRODUCT_CHOICES, type ProductFilter } from './product-filter';

/** The filter as the calls take it; `child` goes with a category. core §7 */
export function toWireFilter(filter: ProductFilter) {
  return {
    ...(filter.word === '' ? {} : { word: filter.word }),
    ...(filter.category === null ? {} : { category: filter.category, child: true }),
    ...Object.fromEntries(
      PRODUCT_CHOICES.filter((name) => filter[name].length > 0).map((name) => [name, [...filter[name]]]),
    ),
    ...(filter.priceMin === null ? {} : { price_min: filter.priceMin }),
    ...(filter.priceMax === null ? {} : { price_max: filter.priceMax }),
    ...(filter.isInStock ? { in_stock: true } : {}),
  };
}
