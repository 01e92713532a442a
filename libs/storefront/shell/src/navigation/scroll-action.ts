import { PAGE_PATHS } from '@shop/site/paths/page-paths';
import type { Location } from 'react-router-dom';
import { matchPath } from 'react-router-dom';

/** The delay before a back navigation restores the saved position. core §2 */
export const RESTORE_DELAY_MS = 500;

/** What a navigation does with the scroll position. */
export type ScrollAction = 'top' | 'stay' | 'restore' | 'anchor';

/** Whether the position stays between the products of these keys. */
export type KeepsPosition = (fromKey: string, toKey: string) => boolean;

const productKey = (pathname: string) => matchPath(PAGE_PATHS['product-detail'], pathname)?.params.key;

/** To the top or to the anchor of the hash; the position may stay between two products, and back restores it. core §2 */
export function scrollActionFor(
  from: Pick<Location, 'pathname' | 'hash'>,
  to: Pick<Location, 'pathname' | 'hash'>,
  type: 'POP' | 'PUSH' | 'REPLACE',
  keepsPosition: KeepsPosition,
): ScrollAction {
  if (type === 'POP') return 'restore';
  if (to.hash !== '') return 'anchor';
  const [fromKey, toKey] = [productKey(from.pathname), productKey(to.pathname)];
  if (fromKey !== undefined && toKey !== undefined && keepsPosition(fromKey, toKey)) return 'stay';
  return 'top';
}
