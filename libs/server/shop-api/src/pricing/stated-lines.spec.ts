import { ROUNDED_UNIT_PRICES_NOTE, statedLines } from './stated-lines';

const line = (quantity: number, unitPriceWithTax: number, subtotalWithTax: number) => ({
  quantity,
  unitPrice: 105,
  unitPriceWithTax,
  subtotal: 105 * quantity,
  subtotalWithTax,
});

it.each([
  ['pieces × price', [line(2, 115, 230)], [{ unitPrice: 115, amount: 230 }], []],
  [
    'an order that was counted without tax',
    [line(3, 115, 346)],
    [{ unitPrice: 115, amount: 346 }],
    [ROUNDED_UNIT_PRICES_NOTE],
  ],
  ['nothing', [], [], []],
])('lines with tax: %s', (_what, lines, expected, notes) => {
  expect(statedLines(lines, 'with-tax')).toEqual({ lines: expected, notes });
});

it('lines without tax are what they are', () => {
  expect(statedLines([line(3, 115, 346)], 'without-tax')).toEqual({
    lines: [{ unitPrice: 105, amount: 315 }],
    notes: [],
  });
});
