import { evenShares, oneEach } from './even-shares';

it.each([
  [6, { a: 2, b: 2, c: 2 }],
  [7, { a: 3, b: 2, c: 2 }],
  [2, { a: 1, b: 1, c: 0 }],
])('%i pieces for three', (total, shares) => expect(evenShares(total, ['a', 'b', 'c'])).toEqual(shares));

it('one for each', () => expect(oneEach(['a', 'b'])).toEqual({ a: 1, b: 1 }));
