import { useState } from 'react';
import type { CartView } from '../cart-view';
import { type OrderChange, orderChanges } from './order-changes';

/**
 * What has changed about the order while the shopper looks at it, by another tab, another device or the shop, until they
 * say that they have seen it.
 */
export function useOrderChanges(cart: CartView): {
  readonly changes: readonly OrderChange[];
  readonly acknowledge: () => void;
} {
  const [seen, setSeen] = useState(cart);
  return { changes: orderChanges(seen, cart), acknowledge: () => setSeen(cart) };
}
