import { taxesLeft } from './receipt-figures';

it.each([
  ['one rate', [{ rate: 10, taxable: 3000, tax: 300 }], 1100, [{ rate: 10, taxable: 2000, tax: 200 }]],
  [
    'two rates, in proportion',
    [
      { rate: 10, taxable: 2000, tax: 200 },
      { rate: 8, taxable: 1000, tax: 80 },
    ],
    1640,
    [
      { rate: 10, taxable: 1000, tax: 100 },
      { rate: 8, taxable: 500, tax: 40 },
    ],
  ],
  // 3,300 − 994 = 2,306, of which 209.64 are tax.
  [
    'a tax that is rounded down, not to the nearest yen',
    [{ rate: 10, taxable: 3000, tax: 300 }],
    994,
    [{ rate: 10, taxable: 2097, tax: 209 }],
  ],
  ['everything', [{ rate: 8, taxable: 1000, tax: 80 }], 1080, [{ rate: 8, taxable: 0, tax: 0 }]],
])('what goes back is taken off %s', (_name, taxes, value, left) => {
  expect(taxesLeft(taxes, value)).toEqual(left);
});
