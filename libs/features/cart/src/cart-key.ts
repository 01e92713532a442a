import type { QueryClient } from '@tanstack/react-query';
import type { CartView } from './cart-view';

/** Where the cart stands in the query cache; one per shop and browser. */
export const CART_KEY = ['cart'] as const;

/** The cart as last answered. */
export function currentCart(queryClient: QueryClient): CartView | null {
  return queryClient.getQueryData<CartView | null>(CART_KEY) ?? null;
}
