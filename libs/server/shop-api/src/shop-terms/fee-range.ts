import type { PrefectureFee } from './read-shop-terms';

/** The lowest and the highest of some shipping fees; 0 where there are none. */
export function feeRange(fees: readonly Pick<PrefectureFee, 'fee'>[]): {
  readonly from: number;
  readonly to: number;
} {
  const amounts = fees.map(({ fee }) => fee);
  return amounts.length === 0 ? { from: 0, to: 0 } : { from: Math.min(...amounts), to: Math.max(...amounts) };
}
