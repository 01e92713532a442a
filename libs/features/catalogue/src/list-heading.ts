import { paths } from '@shop/site/paths/paths';
import type { CategoryView } from './categories-query';
import { findCategoryPath } from './find-category';
import { tagOfList } from './tag-of-list';
import type { ProductFacets } from './product-facets-view';
import type { ProductFilter } from './product-filter';
import type { BreadcrumbStep, BreadcrumbWords } from './product-breadcrumb';

/** The words over a product list; the page that shows the list brings them. */
export interface ListHeadingWords extends BreadcrumbWords {
  readonly searchResults: (word: string) => string;
}

/** What a product list is called and where it is in the shop. */
export interface ListHeading {
  readonly title: string;
  /** The name of its category; `null` where it has none. */
  readonly category: string | null;
  readonly breadcrumb: readonly BreadcrumbStep[];
}

/** The heading of a product list: its word, its category, its only tag, or that it lists everything. */
export function listHeading(
  filter: ProductFilter,
  categories: readonly CategoryView[],
  words: ListHeadingWords,
  facets?: ProductFacets,
): ListHeading {
  const way = filter.category === null ? [] : findCategoryPath(categories, filter.category);
  const category = way.at(-1)?.name ?? null;
  const name = category ?? tagOfList(filter, facets);
  const isWhole = filter.word === '' && name === null;
  const title = filter.word === '' ? (name ?? words.productList) : words.searchResults(filter.word);
  const breadcrumb = [
    { label: words.home, to: paths.home() },
    ...(isWhole ? [] : [{ label: words.productList, to: paths.productList() }]),
    ...way.slice(0, -1).map(({ name, key }) => ({ label: name, to: paths.productList({ category: key }) })),
    { label: title },
  ];
  return { title, category, breadcrumb };
}
