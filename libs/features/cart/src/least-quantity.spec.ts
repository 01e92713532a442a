import { leastQuantity } from './least-quantity';

const CASE = { key: 'case', name: 'ケース', pieces: 12 };
const line = (key: string, quantity: number, change: object = {}) => ({
  ...{ key, quantity, productKey: 'mug', unit: null, lotSize: 10 },
  ...change,
});

it.each<[string, ReturnType<typeof line>, readonly ReturnType<typeof line>[], number]>([
  ['a line alone begins with one lot', line('a', 20), [], 10],
  ['a product without lots begins with one', line('a', 20, { lotSize: 1 }), [], 1],
  ['the other line of a lot leaves the rest of it', line('a', 3), [line('b', 7)], 3],
  ['other lines of whole lots leave a lot', line('a', 10), [line('b', 4), line('c', 16)], 10],
  ['other products do not count', line('a', 10), [line('b', 7, { productKey: 'bowl' })], 10],
  ['cases do not count', line('a', 10), [line('b', 7, { unit: CASE })], 10],
  ['a case begins with one', line('a', 2, { unit: CASE, lotSize: 1 }), [line('b', 7)], 1],
])('%s', (_what, one, others, expected) => expect(leastQuantity([one, ...others], one)).toBe(expected));
