import type { ProductListQuery } from '@shop/site/paths';

/** The sort options of a product list, as its URL and the call name them. */
export const PRODUCT_SORTS = ['recommended', 'new', 'price_asc', 'price_desc'] as const;

/** One of `PRODUCT_SORTS`. */
export type ProductSortValue = (typeof PRODUCT_SORTS)[number];

/** The filter, order and page of a product list. */
export interface ProductFilter {
  readonly word: string;
  readonly category: string | null;
  readonly maker: string | null;
  readonly brand: string | null;
  /** Yen with tax, as the list shows its prices; `null` where there is no bound. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  readonly isInStock: boolean;
  readonly sort: ProductSortValue;
  readonly page: number;
}

const isSort = (value: string | null): value is ProductSortValue =>
  PRODUCT_SORTS.some((sort) => sort === value);

/** A bound in yen has six digits at most, as the call takes it. */
const readYen = (value: string | null): number | null => {
  const text = (value ?? '').normalize('NFKC').replaceAll(',', '').trim();
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
};

/** Reads the address of a product list; what makes no sense is as if it were not there. */
export function readProductFilter(search: URLSearchParams): ProductFilter {
  const sort = search.get('sort');
  const page = Number(search.get('page') ?? 1);
  return {
    word: (search.get('word') ?? '').trim(),
    category: search.get('category') || null,
    maker: search.get('maker') || null,
    brand: search.get('brand') || null,
    priceMin: readYen(search.get('price_min')),
    priceMax: readYen(search.get('price_max')),
    isInStock: search.get('in_stock') === '1',
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
    price_min: filter.priceMin ?? undefined,
    price_max: filter.priceMax ?? undefined,
    in_stock: filter.isInStock ? 1 : undefined,
    sort: filter.sort === 'recommended' ? undefined : filter.sort,
    page: filter.page,
  };
}

/** True where the list is narrowed down beyond its category: by a word or one of the filters. */
export function hasFilterBesideCategory(filter: ProductFilter): boolean {
  const { word, maker, brand, priceMin, priceMax, isInStock } = filter;
  return (
    word !== '' || maker !== null || brand !== null || priceMin !== null || priceMax !== null || isInStock
  );
}

/** True where nothing can lie between the bounds of the price. */
export const hasImpossiblePrice = ({ priceMin, priceMax }: ProductFilter): boolean =>
  priceMin !== null && priceMax !== null && priceMin > priceMax;

/** True where the list is narrowed down by more than a word, sorted, or not at its beginning. */
export function hasFilterBesideWord(filter: ProductFilter): boolean {
  const { category, sort, page } = filter;
  return (
    category !== null ||
    sort !== 'recommended' ||
    page > 1 ||
    hasFilterBesideCategory({ ...filter, word: '' })
  );
}

/** True where the list is not the list of everything. */
export function hasAnyFilter(filter: ProductFilter): boolean {
  return filter.category !== null || hasFilterBesideCategory(filter);
}
