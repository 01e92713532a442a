import fc from 'fast-check';
import { allocateByWeight } from './allocate-by-weight';

describe('splitting yen by weight', () => {
  it.each([
    ['the yen left go to the largest remainders', 100, [1, 1, 1], [34, 33, 33]],
    ['equal remainders favour earlier parts', 1, [5, 5], [1, 0]],
    ['a part without weight gets nothing', 31, [0, 105, 0], [0, 31, 0]],
    ['nothing to weigh: all to the first', 7, [0, 0], [7, 0]],
    ['no parts', 0, [], []],
  ])('%s', (_, total, weights, expected) => {
    expect(allocateByWeight(total, weights)).toEqual(expected);
  });

  it('adds up to the yen, and every part is less than one yen off its exact share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 2_000_000_000 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), weights, (total, parts) => {
        const shares = allocateByWeight(total, parts);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
        const sum = parts.reduce((all, weight) => all + BigInt(weight), 0n);
        if (sum === 0n) return;
        parts.forEach((weight, index) => {
          const exact = BigInt(total) * BigInt(weight);
          const off = BigInt(shares[index] ?? 0) * sum - exact;
          expect(off < sum && off > -sum).toBe(true);
        });
      }),
      { seed: 28, numRuns: 300 },
    );
  });
});
