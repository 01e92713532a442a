/** Points are counted per hundred yen. */
const POINT_UNIT_YEN = 100;

/** A line that points are granted for. */
export interface EarningLine {
  /** What is left of the line after coupons, in yen as the shop states amounts. */
  readonly netAmount: number;
  /** Points per hundred yen. */
  readonly pointPercent: number;
}

/** The points that an order grants its member. Goods paid with points grant points too. */
export const grantedPoints = (lines: readonly EarningLine[]): number =>
  lines.reduce(
    (sum, { netAmount, pointPercent }) => sum + Math.floor(netAmount / POINT_UNIT_YEN) * pointPercent,
    0,
  );
