import type { ProductListQuery } from '@shop/site/paths/paths';

/** The sort options of a product list, as its URL and the call name them. */
export const PRODUCT_SORTS = ['recommended', 'new', 'price_asc', 'price_desc', 'review'] as const;

/** The filters of which several values fit with any of them, as the URL and the call name them. */
export const PRODUCT_CHOICES = ['maker', 'brand', 'tag', 'colour'] as const;

/** One of `PRODUCT_CHOICES`. */
export type ProductChoice = (typeof PRODUCT_CHOICES)[number];

/** One of `PRODUCT_SORTS`. */
export type ProductSortValue = (typeof PRODUCT_SORTS)[number];

/** The filter, order and page of a product list. */
export interface ProductFilter extends Readonly<Record<ProductChoice, readonly string[]>> {
  readonly word: string;
  readonly category: string | null;
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

/** The call takes so many keys of one kind. */
const MAX_KEYS = 20;

/** The keys of a repeated name, each once and in one order, so that the same choice is the same list. */
const readKeys = (search: URLSearchParams, name: ProductChoice): readonly string[] =>
  [...new Set(search.getAll(name))].filter(Boolean).toSorted().slice(0, MAX_KEYS);

/** Reads the URL of a product list; what makes no sense is as if it were not there. */
export function readProductFilter(search: URLSearchParams): ProductFilter {
  const sort = search.get('sort');
  const page = Number(search.get('page') ?? 1);
  return {
    word: (search.get('word') ?? '').trim(),
    category: search.get('category') || null,
    maker: readKeys(search, 'maker'),
    brand: readKeys(search, 'brand'),
    tag: readKeys(search, 'tag'),
    colour: readKeys(search, 'colour'),
    priceMin: readYen(search.get('price_min')),
    priceMax: readYen(search.get('price_max')),
    isInStock: search.get('in_stock') === '1',
    sort: isSort(sort) ? sort : 'recommended',
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  };
}

/** The list of everything that the shop sells. */
export const ALL_PRODUCTS = readProductFilter(new URLSearchParams());

/** The filter as the query of its URL; defaults are left out. */
export function toListQuery(filter: ProductFilter): ProductListQuery {
  return {
    word: filter.word || undefined,
    category: filter.category ?? undefined,
    maker: filter.maker,
    brand: filter.brand,
    tag: filter.tag,
    colour: filter.colour,
    price_min: filter.priceMin ?? undefined,
    price_max: filter.priceMax ?? undefined,
    in_stock: filter.isInStock ? 1 : undefined,
    sort: filter.sort === 'recommended' ? undefined : filter.sort,
    page: filter.page,
  };
}

/** True where the list is narrowed down beyond its category: by a word or one of the filters. */
export function hasFilterBesideCategory(filter: ProductFilter): boolean {
  const { word, priceMin, priceMax, isInStock } = filter;
  const hasChoice = PRODUCT_CHOICES.some((name) => filter[name].length > 0);
  return word !== '' || hasChoice || priceMin !== null || priceMax !== null || isInStock;
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
