import type { StockState } from '@shop/contract/products/product';

/** Up to this many pieces are shown as 残りわずか with their number. */
const FEW_PIECES = 5;

/** How much a shopper may know of the pieces for sale: the number only when few are left. */
export function stockState(product: { readonly pieces: number; readonly isOnSale: boolean }): {
  readonly stock_state: StockState;
  readonly stock_left: number | null;
  readonly is_stock_available: boolean;
} {
  const { pieces, isOnSale } = product;
  if (pieces <= 0) return { stock_state: 'out', stock_left: null, is_stock_available: false };
  if (pieces <= FEW_PIECES) return { stock_state: 'few', stock_left: pieces, is_stock_available: isOnSale };
  return { stock_state: 'in_stock', stock_left: null, is_stock_available: isOnSale };
}
