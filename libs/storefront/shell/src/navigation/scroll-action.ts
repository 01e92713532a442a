import { PAGE_PATHS } from '@shop/site/page-paths';
import type { Location } from 'react-router-dom';
import { matchPath } from 'react-router-dom';

/** The delay before a back navigation restores the saved position. core §2 */
export const RESTORE_DELAY_MS = 500;

/** What a navigation does with the scroll position. */
export type ScrollAction = 'top' | 'stay' | 'restore' | 'anchor';

const isProduct = (pathname: string) => matchPath(PAGE_PATHS['product-detail'], pathname) !== null;

/** To the top or to the anchor of the hash; the position stays between two products, and back restores it. core §2 */
export function scrollActionFor(
  from: Pick<Location, 'pathname' | 'hash'>,
  to: Pick<Location, 'pathname' | 'hash'>,
  type: 'POP' | 'PUSH' | 'REPLACE',
): ScrollAction {
  if (type === 'POP') return 'restore';
  if (to.hash !== '') return 'anchor';
  if (isProduct(from.pathname) && isProduct(to.pathname)) return 'stay';
  return 'top';
}
