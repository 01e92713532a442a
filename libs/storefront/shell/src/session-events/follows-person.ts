import { QUERY_ROOTS } from '@shop/query/query-roots';
import type { Query } from '@tanstack/react-query';

/** Data that is the same for everybody, and the cart, which follows the session by its own rules (core §4). */
const INDEPENDENT_OF_SESSION: readonly unknown[] = [
  QUERY_ROOTS.settings,
  QUERY_ROOTS.colorScheme,
  QUERY_ROOTS.cart,
  QUERY_ROOTS.categories,
  QUERY_ROOTS.publicSite,
  QUERY_ROOTS.staticPages,
];

/** True for what another person may see otherwise: prices, stock, and everything of a member. */
export function followsPerson({ queryKey }: Pick<Query, 'queryKey'>): boolean {
  return !INDEPENDENT_OF_SESSION.includes(queryKey[0]);
}
