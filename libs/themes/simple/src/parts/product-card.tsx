import type { ProductSummaryView } from '@shop/feature-catalogue/product-view';
import { paths } from '@shop/site/paths/paths';
import { definePart } from '@shop/theming/theme-place';
import { useWords } from '@shop/theming/use-words';
import { ProductCard as KitProductCard } from '@shop/ui-kit/product-card';
import { Price } from './price';
import { productCardWords } from './product-card-words';

/** What a card gets. */
export interface ProductCardProps {
  readonly product: ProductSummaryView;
  /** Its picture is at the top of the page and loads at once. */
  readonly isPriority: boolean;
  /** Level of the name in the page's outline. */
  readonly headingLevel: 2 | 3;
}

/** The card of the simple theme, also for themes that put something around it. */
export function PlainProductCard({ product, isPriority, headingLevel }: ProductCardProps) {
  const words = useWords(productCardWords);
  const marks = [product.priceBefore !== null && words.sale, product.isNew && words.new];
  const stockNotes = { in_stock: null, few: words.few, out: words.outOfStock };
  return (
    <KitProductCard
      to={paths.product(product.key)}
      name={product.name}
      picture={product.picture}
      price={<Price withTax={product.priceWithTax} taxRate={product.taxRate} before={product.priceBefore} />}
      brandName={product.brandName}
      variantNote={product.variantCount > 1 ? words.variantCount(product.variantCount) : null}
      stockNote={stockNotes[product.stockState]}
      marks={marks.filter(Boolean).join(' ')}
      rating={product.rating === null ? null : words.rating(product.rating.toFixed(1), product.reviewCount)}
      isPriority={isPriority}
      headingLevel={headingLevel}
    />
  );
}

/** A product in a list. Replaceable under `product-card`. */
export const ProductCard = definePart('product-card', PlainProductCard);
