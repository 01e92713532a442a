import fc from 'fast-check';
import { amountsWithTax } from './amounts-with-tax';
import { ROUNDED_UNIT_PRICES_NOTE, statedLines } from './stated-lines';

const NO_SERVICES = { shippingFee: 0, packing: 0, paymentFee: 0 };
const line = (unitPrice: number, quantity: number, taxRate: 8 | 10 = 10) => ({
  unitPrice,
  quantity,
  taxRate,
});

it.each([
  ['whole yen', [line(1_000, 2)], [{ unitPrice: 1_100, amount: 2_200 }], []],
  ['tax of less than a yen', [line(105, 3)], [{ unitPrice: 115, amount: 346 }], [ROUNDED_UNIT_PRICES_NOTE]],
  [
    'two lines whose tax makes a yen together',
    [line(105, 1), line(105, 1)],
    [
      { unitPrice: 115, amount: 116 },
      { unitPrice: 115, amount: 115 },
    ],
    [ROUNDED_UNIT_PRICES_NOTE],
  ],
  ['nothing', [], [], []],
])('lines with tax: %s', (_what, lines, expected, notes) => {
  expect(statedLines(lines, NO_SERVICES, 'with-tax')).toEqual({ lines: expected, notes });
});

it('lines without tax are what they are', () => {
  expect(statedLines([line(105, 3, 8)], NO_SERVICES, 'without-tax')).toEqual({
    lines: [{ unitPrice: 105, amount: 315 }],
    notes: [],
  });
});

it('lines with tax come to the subtotal with tax, for any order', () => {
  const Line = fc.record({
    unitPrice: fc.integer({ min: 0, max: 20_000 }),
    quantity: fc.integer({ min: 1, max: 20 }),
    taxRate: fc.constantFrom(8 as const, 10 as const),
  });
  const Yen = fc.integer({ min: 0, max: 3_000 });
  fc.assert(
    fc.property(fc.array(Line, { maxLength: 6 }), Yen, Yen, (lines, shippingFee, packing) => {
      const goods = lines.map(({ taxRate, unitPrice, quantity }) => ({
        taxRate,
        amount: unitPrice * quantity,
      }));
      const { subtotal } = amountsWithTax({ lines: goods, shippingFee, packing, paymentFee: 0, payable: 0 });
      const stated = statedLines(lines, { shippingFee, packing, paymentFee: 0 }, 'with-tax').lines;
      expect(stated.reduce((sum, { amount }) => sum + amount, 0)).toBe(subtotal);
    }),
  );
});
