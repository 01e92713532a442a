import type { CartView } from './cart-view';

/**
 * What keeps the cart from being ordered: `less`, where fewer of something are left than it asks for; `nothing`, where
 * all that is short has gone and can only be removed; null, where everything is in stock.
 */
export function stockShortage({ lines }: Pick<CartView, 'lines'>): 'less' | 'nothing' | null {
  const short = lines
    .flatMap((line) => [line, ...line.accessories])
    .filter(({ isStockAvailable }) => !isStockAvailable);
  if (short.length === 0) return null;
  return short.every(({ stockLeft }) => (stockLeft ?? 0) < 1) ? 'nothing' : 'less';
}
