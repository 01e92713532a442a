import type { ProductView } from '@shop/feature-catalogue/product-view';

/** In stock, few left with their number, or out of stock. */
export function stockText(product: Pick<ProductView, 'stockState' | 'stockLeft'>): string {
  switch (product.stockState) {
    case 'in_stock':
      return '在庫あり';
    case 'few':
      return product.stockLeft === null ? '残りわずか' : `残りわずか（あと${product.stockLeft}点）`;
    case 'out':
      return '在庫切れ';
  }
}
