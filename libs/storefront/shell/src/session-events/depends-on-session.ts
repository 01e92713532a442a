import { CART_KEY } from '@shop/feature-cart/cart-key';
import { COLOR_SCHEME_KEY } from '@shop/site/color-scheme-query';
import { SETTINGS_KEY } from '@shop/site/settings-query';
import type { Query } from '@tanstack/react-query';

/** Queries with the same result for everybody, and the cart, which has rules of its own (core §4). */
const INDEPENDENT: readonly unknown[] = [
  SETTINGS_KEY[0],
  COLOR_SCHEME_KEY[0],
  CART_KEY[0],
  'categories',
  'public-site',
  'static-pages',
];

/** True for queries whose result depends on who is signed in: prices, stock, and all data of a member. */
export function dependsOnSession({ queryKey }: Pick<Query, 'queryKey'>): boolean {
  return !INDEPENDENT.includes(queryKey[0]);
}
