import { CART_KEY } from '@shop/feature-cart/cart-key';
import { COLOR_SCHEME_KEY } from '@shop/site/color-scheme-query';
import { SETTINGS_KEY } from '@shop/site/settings-query';
import type { Query } from '@tanstack/react-query';

/** The same for everybody, and the cart, which goes with its person by its own rules (core §4). */
const BY_THEMSELVES: readonly unknown[] = [
  SETTINGS_KEY[0],
  COLOR_SCHEME_KEY[0],
  CART_KEY[0],
  'categories',
  'public-site',
  'static-pages',
];

/** True for what another person may see otherwise: prices, stock, and everything of a member. */
export function followsPerson({ queryKey }: Pick<Query, 'queryKey'>): boolean {
  return !BY_THEMSELVES.includes(queryKey[0]);
}
