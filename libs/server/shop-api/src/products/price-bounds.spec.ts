import { withTax } from '../pricing/tax-by-rate';
import { highestWithoutTax, lowestWithoutTax } from './price-bounds';

const BOUNDS = [
  0, 1, 9, 10, 11, 99, 107, 108, 109, 110, 111, 999, 1_000, 1_001, 1_100, 4_999, 5_000, 999_999,
];

it.each([10, 8] as const)('price bounds with a tax of %s percent are exact to the yen', (rate) => {
  for (const bound of BOUNDS) {
    const lowest = lowestWithoutTax(bound, rate);
    expect(withTax(lowest, rate)).toBeGreaterThanOrEqual(bound);
    if (lowest > 0) expect(withTax(lowest - 1, rate)).toBeLessThan(bound);
    const highest = highestWithoutTax(bound, rate);
    expect(withTax(highest, rate)).toBeLessThanOrEqual(bound);
    expect(withTax(highest + 1, rate)).toBeGreaterThan(bound);
  }
});
