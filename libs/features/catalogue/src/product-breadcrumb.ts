import { paths } from '@shop/site/paths';
import type { ProductView } from './product-view';

/** A step of the way from the top page; the page itself, the last, leads nowhere. */
export interface BreadcrumbStep {
  readonly label: string;
  readonly to?: string;
}

/** The way from the top page to a product: by its first category, or by the list of everything. */
export function productBreadcrumb(
  product: Pick<ProductView, 'name' | 'categories'>,
): readonly BreadcrumbStep[] {
  const [category] = product.categories;
  return [
    { label: 'ホーム', to: paths.home() },
    category === undefined
      ? { label: '商品一覧', to: paths.productList() }
      : { label: category.name, to: paths.productList({ category: category.key }) },
    { label: product.name },
  ];
}
