import { allocateByWeight } from './allocate-by-weight';
import { sum } from './sum';

const PERCENT = 100;

/** What a coupon takes off the goods: yen, or whole percent. */
export interface Discount {
  readonly code: string;
  readonly kind: 'amount' | 'percent';
  readonly value: number;
}

/** What one coupon takes off one line, in yen. */
export interface DiscountPart {
  readonly code: string;
  readonly amount: number;
}

/** The discounts of an order, to the yen. */
export interface DiscountedLines {
  /** What each discount takes off in all, in their order. */
  readonly discounts: readonly number[];
  /** The parts of each line, in the order of the lines; a part of 0 is left out. */
  readonly lineParts: readonly (readonly DiscountPart[])[];
  /** What is left of each line. */
  readonly netAmounts: readonly number[];
}

/**
 * Allocates discounts to lines, one discount after the other: a percentage is of the undiscounted goods, and no line
 * goes below zero. Lines of both tax rates get their share. All amounts are with tax or all without.
 */
export function discountLines(
  lineAmounts: readonly number[],
  discounts: readonly Discount[],
): DiscountedLines {
  const goods = sum(lineAmounts);
  let net = lineAmounts;
  const lineParts: DiscountPart[][] = lineAmounts.map(() => []);
  const amounts = discounts.map(({ code, kind, value }) => {
    const wished = kind === 'amount' ? value : Math.floor((goods * value) / PERCENT);
    const amount = Math.min(wished, sum(net));
    const shares = allocateByWeight(amount, net);
    shares.forEach((share, index) => {
      if (share > 0) lineParts[index]?.push({ code, amount: share });
    });
    net = net.map((left, index) => left - (shares[index] ?? 0));
    return amount;
  });
  return { discounts: amounts, lineParts, netAmounts: net };
}
