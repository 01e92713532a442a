import { paths } from '@shop/site/paths';
import type { CategoryView } from './categories-query';
import { findCategoryPath } from './find-category';
import type { ProductFilter } from './product-filter';
import type { BreadcrumbStep } from './product-breadcrumb';

/** The list of everything, narrowed down by filters or not. */
const WHOLE_LIST = '商品一覧';

/** What a product list is called and where it stands. */
export interface ListHeading {
  readonly title: string;
  /** The name of its category; `null` where it has none. */
  readonly category: string | null;
  readonly breadcrumb: readonly BreadcrumbStep[];
}

/** The words over a product list: by its word, its category, or as the list of everything. */
export function listHeading(filter: ProductFilter, categories: readonly CategoryView[]): ListHeading {
  const way = filter.category === null ? [] : findCategoryPath(categories, filter.category);
  const category = way.at(-1)?.name ?? null;
  const title = filter.word === '' ? (category ?? WHOLE_LIST) : `「${filter.word}」の検索結果`;
  const breadcrumb = [
    { label: 'ホーム', to: paths.home() },
    ...(title === WHOLE_LIST ? [] : [{ label: WHOLE_LIST, to: paths.productList() }]),
    ...way.slice(0, -1).map(({ name, key }) => ({ label: name, to: paths.productList({ category: key }) })),
    { label: title },
  ];
  return { title, category, breadcrumb };
}
