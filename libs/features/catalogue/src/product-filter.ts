import type { ProductListQuery } from '@shop/site';

/** The orders of a product list with their words. */
export const PRODUCT_SORTS = [
  { value: 'recommended', label: 'おすすめ順' },
  { value: 'new', label: '新着順' },
  { value: 'price_asc', label: '価格の安い順' },
  { value: 'price_desc', label: '価格の高い順' },
] as const;

/** One of `PRODUCT_SORTS`. */
export type ProductSortValue = (typeof PRODUCT_SORTS)[number]['value'];

/** What a product list is asked for. */
export interface ProductFilter {
  readonly word: string;
  readonly category: string | null;
  readonly maker: string | null;
  readonly brand: string | null;
  readonly sort: ProductSortValue;
  readonly page: number;
}

const isSort = (value: string | null): value is ProductSortValue =>
  PRODUCT_SORTS.some((sort) => sort.value === value);

/** Reads the address of a product list; what makes no sense is as if it were not there. */
export function readProductFilter(search: URLSearchParams): ProductFilter {
  const sort = search.get('sort');
  const page = Number(search.get('page') ?? 1);
  return {
    word: (search.get('word') ?? '').trim(),
    category: search.get('category') || null,
    maker: search.get('maker') || null,
    brand: search.get('brand') || null,
    sort: isSort(sort) ? sort : 'recommended',
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  };
}

/** The filter as the query of its address; defaults are left out. */
export function toListQuery(filter: ProductFilter): ProductListQuery {
  return {
    word: filter.word || undefined,
    category: filter.category ?? undefined,
    maker: filter.maker ?? undefined,
    brand: filter.brand ?? undefined,
    sort: filter.sort === 'recommended' ? undefined : filter.sort,
    page: filter.page,
  };
}
