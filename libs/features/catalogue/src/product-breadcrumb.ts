import { paths } from '@shop/site/paths/paths';
import type { ProductView } from './product-view';

/** A step of the way from the top page; the page itself, the last, leads nowhere. */
export interface BreadcrumbStep {
  readonly label: string;
  readonly to?: string;
}

/** What the first steps are called; the page that shows them brings the words. */
export interface BreadcrumbWords {
  readonly home: string;
  /** The list of everything. */
  readonly productList: string;
}

/** The way from the top page to a product: by its first category, or by the list of everything. */
export function productBreadcrumb(
  product: Pick<ProductView, 'name' | 'categories'>,
  words: BreadcrumbWords,
): readonly BreadcrumbStep[] {
  const [category] = product.categories;
  return [
    { label: words.home, to: paths.home() },
    category === undefined
      ? { label: words.productList, to: paths.productList() }
      : { label: category.name, to: paths.productList({ category: category.key }) },
    { label: product.name },
  ];
}
