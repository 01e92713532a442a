import { formatYen } from '../pdf-documents/document-formats';
import { feeRange } from './fee-range';
import type { ShopTerms } from './read-shop-terms';

/** The lowest and the highest shipping fee in words. */
export const feeRangeText = ({ fees }: Pick<ShopTerms, 'fees'>): string => {
  const { from, to } = feeRange(fees);
  return from === to ? `${formatYen(from)}（税込）` : `${formatYen(from)}〜${formatYen(to)}（税込）`;
};
