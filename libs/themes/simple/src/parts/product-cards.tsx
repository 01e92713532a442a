import type { ProductSummaryView } from '@shop/feature-catalogue/product-view';
import { paths } from '@shop/site/paths';
import { ProductCard } from '@shop/ui-kit/product-card';
import { ProductGrid } from '@shop/ui-kit/product-grid';

interface ProductCardsProps {
  readonly products: readonly ProductSummaryView[];
  /** Pictures at the top of the page that load at once. */
  readonly priorityCount?: number;
  readonly headingLevel?: 2 | 3;
  /** On desktops; three beside a column of filters. */
  readonly columns?: 3 | 4;
}

const STOCK_NOTES = { in_stock: null, few: '残りわずか', out: '在庫切れ' } as const;

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
        <ProductCard
          key={product.key}
          to={paths.product(product.key)}
          name={product.name}
          picture={product.picture}
          priceWithTax={product.priceWithTax}
          priceBefore={product.priceBefore}
          brandName={product.brandName}
          variantNote={product.variantCount > 1 ? `全${product.variantCount}種` : null}
          stockNote={STOCK_NOTES[product.stockState]}
          isPriority={at < priorityCount}
          headingLevel={headingLevel}
        />
      ))}
    </ProductGrid>
  );
}
