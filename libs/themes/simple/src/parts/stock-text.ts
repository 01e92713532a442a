import type { ProductView } from '@shop/feature-catalogue/product-view';
import type { stockWords } from './stock-words';

/** In stock, few left with their number, or out of stock. */
export function stockText(
  words: typeof stockWords.words,
  product: Pick<ProductView, 'stockState' | 'stockLeft'>,
): string {
  switch (product.stockState) {
    case 'in_stock':
      return words.inStock;
    case 'few':
      return product.stockLeft === null ? words.few : words.fewLeft(product.stockLeft);
    case 'out':
      return words.outOfStock;
  }
}
