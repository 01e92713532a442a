import { sum } from './sum';

/** Points are counted per hundred yen. */
const POINT_UNIT_YEN = 100;

/** A line that points are granted for. */
export interface EarningLine {
  /** What is left of the line after coupons, in yen as the shop states amounts. */
  readonly netAmount: number;
  /** Points per hundred yen. */
  readonly pointPercent: number;
}

/**
 * The points that an order grants its member: by the hundred yen of all goods that bring as many. Goods paid with points grant
 * points too.
 */
export function grantedPoints(lines: readonly EarningLine[]): number {
  const amounts = new Map<number, number>();
  for (const { netAmount, pointPercent } of lines)
    amounts.set(pointPercent, (amounts.get(pointPercent) ?? 0) + netAmount);
  return sum(
    [...amounts].map(([pointPercent, amount]) => Math.floor(amount / POINT_UNIT_YEN) * pointPercent),
  );
}
