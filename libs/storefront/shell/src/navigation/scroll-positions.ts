import { PAGE_PATHS } from '@shop/site/page-paths';
import type { Location } from 'react-router-dom';
import { matchPath } from 'react-router-dom';

/** Back navigation restores the saved position after this long. core §2 */
export const RESTORE_DELAY_MS = 500;

/** What a navigation does to the scroll position. */
export type ScrollMove = 'top' | 'keep' | 'restore' | 'to-place';

const isProduct = (pathname: string) => matchPath(PAGE_PATHS['product-detail'], pathname) !== null;

/** To the top or to a named place; between two products the position stays, and going back restores it. core §2 */
export function scrollMove(
  from: Pick<Location, 'pathname' | 'hash'>,
  to: Pick<Location, 'pathname' | 'hash'>,
  type: 'POP' | 'PUSH' | 'REPLACE',
): ScrollMove {
  if (type === 'POP') return 'restore';
  if (to.hash !== '') return 'to-place';
  if (isProduct(from.pathname) && isProduct(to.pathname)) return 'keep';
  return 'top';
}
