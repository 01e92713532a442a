import { hasFilterBesideWord, type ProductFilter } from './product-filter';
import type { ProductList } from './products-query';

/**
 * Where a list that was asked for leads instead: a product's number to that product, and a page beyond the last to the last
 * one. `null` where the list is shown.
 */
export function redirectOfList(
  filter: ProductFilter,
  { numberedProduct, pagination }: Pick<ProductList, 'numberedProduct' | 'pagination'>,
): { readonly product: string } | { readonly page: number } | null {
  if (numberedProduct !== null && !hasFilterBesideWord(filter)) return { product: numberedProduct };
  return filter.page > pagination.last ? { page: pagination.last } : null;
}
