import type { QueryClient } from '@tanstack/react-query';
import { cartKeys } from './cart-keys';
import type { CartView } from './cart-view';

/** The cart in the query cache; null where there is none. */
export function currentCart(queryClient: QueryClient): CartView | null {
  return queryClient.getQueryData<CartView | null>(cartKeys.cart) ?? null;
}
