import * as QUERY_ROOTS from '@shop/query/query-roots';
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

/** True for queries whose result depends on who is signed in: prices, stock, and all data of a member. */
export function dependsOnSession({ queryKey }: Pick<Query, 'queryKey'>): boolean {
  return !INDEPENDENT_OF_SESSION.includes(queryKey[0]);
}
