import type { CartView } from '../cart-view';
import type { SeenCart } from './seen-cart';

/** What has changed about a line since the shopper saw it last. */
export type LineNews =
  | { readonly kind: 'price'; readonly from: number; readonly to: number }
  | { readonly kind: 'quantity'; readonly from: number; readonly to: number }
  | { readonly kind: 'back-in-stock' }
  | { readonly kind: 'added' };

/** What has changed about a cart since the shopper saw it last. */
export interface CartNews {
  /** By the key of the line; without those of which nothing is to be said. */
  readonly lines: Readonly<Record<string, readonly LineNews[]>>;
  /** The names of the products whose lines are gone. */
  readonly gone: readonly string[];
}

const NOTHING: CartNews = { lines: {}, gone: [] };

/** Compares a cart with what was seen of it. A shortage of stock is said at the line in any case. */
export function cartNews(seen: SeenCart | null, cart: CartView): CartNews {
  if (seen?.id !== cart.id) return NOTHING;
  const news = cart.lines.map((line): readonly [string, readonly LineNews[]] => {
    const before = seen.lines[line.key];
    if (before === undefined) return [line.key, [{ kind: 'added' }]];
    const changes: LineNews[] = [];
    if (before.price !== line.unitPriceWithTax)
      changes.push({ kind: 'price', from: before.price, to: line.unitPriceWithTax });
    if (before.quantity !== line.quantity)
      changes.push({ kind: 'quantity', from: before.quantity, to: line.quantity });
    if (!before.isStockAvailable && line.isStockAvailable && before.quantity === line.quantity)
      changes.push({ kind: 'back-in-stock' });
    return [line.key, changes];
  });
  const kept = new Set(cart.lines.map(({ key }) => key));
  return {
    lines: Object.fromEntries(news.filter(([, changes]) => changes.length > 0)),
    gone: Object.entries(seen.lines).flatMap(([key, { name }]) => (kept.has(key) ? [] : [name])),
  };
}
