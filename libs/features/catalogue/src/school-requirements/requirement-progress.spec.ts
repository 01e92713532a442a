import { requirementProgress } from './requirement-progress';

const item = (name: string, requiredQuantity: number, isRequired = true) => ({
  ...{ modelId: 1, name, requiredQuantity, isRequired, note: '', thumbnail: null, isAvailable: true },
  productKey: `${name}-150`,
  productKeys: [`${name}-150`, `${name}-160`],
});
const ITEMS = [item('blazer', 1), item('shirt', 3), item('coat', 1, false)];
const line = (productKey: string, pieces: number) => ({ productKey, pieces });

it.each([
  [
    'an empty cart',
    [],
    1,
    [
      [0, 1, 1],
      [0, 3, 3],
      [0, 1, 1],
    ],
    0,
  ],
  [
    'all sizes count together',
    [line('shirt-150', 1), line('shirt-160', 2)],
    1,
    [
      [0, 1, 1],
      [3, 3, 0],
      [0, 1, 1],
    ],
    1,
  ],
  [
    'more than is needed',
    [line('blazer-150', 2)],
    1,
    [
      [2, 1, 0],
      [0, 3, 3],
      [0, 1, 1],
    ],
    1,
  ],
  [
    'two pupils need twice as much',
    [line('blazer-150', 1), line('shirt-150', 6)],
    2,
    [
      [1, 2, 1],
      [6, 6, 0],
      [0, 2, 2],
    ],
    1,
  ],
  [
    'what is by choice completes nothing',
    [line('coat-150', 1), line('mug', 9)],
    1,
    [
      [0, 1, 1],
      [0, 3, 3],
      [1, 1, 0],
    ],
    0,
  ],
])('%s', (_case, lines, pupils, expected, complete) => {
  const { items, requiredCount, completeCount } = requirementProgress(ITEMS, lines, pupils);
  expect(items.map(({ inCart, needed, left }) => [inCart, needed, left])).toEqual(expected);
  expect([requiredCount, completeCount]).toEqual([2, complete]);
});
