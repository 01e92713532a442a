import type { ProductSummaryView } from '@shop/feature-catalogue/product-view';
import { ProductGrid } from '@shop/ui-kit/product-grid';
import { WithFavourite } from './favourite/with-favourite';
import { ProductCard } from './product-card';

interface ProductCardsProps {
  readonly products: readonly ProductSummaryView[];
  /** Pictures at the top of the page that load at once. */
  readonly priorityCount?: number;
  readonly headingLevel?: 2 | 3;
  /** On desktops; three beside a column of filters. */
  readonly columns?: 3 | 4;
}

/** Products side by side. */
export function ProductCards({
  products,
  priorityCount = 0,
  headingLevel = 2,
  columns = 4,
}: ProductCardsProps) {
  return (
    <ProductGrid columns={columns}>
      {products.map((product, at) => (
        <WithFavourite key={product.key} product={product}>
          <ProductCard product={product} isPriority={at < priorityCount} headingLevel={headingLevel} />
        </WithFavourite>
      ))}
    </ProductGrid>
  );
}
