import type { PriceBounds } from '../price-bounds';

/** Where a step of prices begins and the one before ends, in yen with tax: 1.4 to 2 times as high as that one began. */
const STEPS = [100, 1_000, 10_000, 100_000].flatMap((digit) => [1, 2, 3, 5, 7].map((times) => times * digit));

/**
 * The narrowest steps that hold everything between these bounds, both ends included; no bound beyond the lowest and the
 * highest step. There are few, so that lists between any prices are cached by them.
 */
export function stepsAround({ price_min, price_max }: PriceBounds): PriceBounds {
  const below = price_min === undefined ? undefined : STEPS.findLast((step) => step <= price_min);
  const above = price_max === undefined ? undefined : STEPS.find((step) => step > price_max);
  return { price_min: below, price_max: above === undefined ? undefined : above - 1 };
}
