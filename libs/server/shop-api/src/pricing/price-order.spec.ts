import fc from 'fast-check';
import { carriageFreeRemaining, carriageOf } from './carriage';
import { priceOrder } from './price-order';
import type { TaxRate } from './tax-by-rate';

describe('the price of an order', () => {
  it('taxes carriage at 10 % together with the goods of that rate', () => {
    const amounts = priceOrder({
      lines: [
        { unitPrice: 105, quantity: 2, taxRate: 10 },
        { unitPrice: 1080, quantity: 1, taxRate: 8 },
      ],
      carriages: [605],
    });
    expect(amounts).toMatchObject({
      subtotal: 1290,
      totalCarriage: 605,
      totalTax: 81 + 86,
      totalPayment: 1290 + 605 + 167,
      amountByTaxRate: [
        { tax_rate: 10, taxable_amount: 815, tax_amount: 81, total_amount: 896 },
        { tax_rate: 8, taxable_amount: 1080, tax_amount: 86, total_amount: 1166 },
      ],
    });
  });

  it('keeps I5: lines + tax + carriage − discounts − points = total, and shares add up to the tax', () => {
    const line = fc.record({
      unitPrice: fc.integer({ min: 0, max: 5_000_000 }),
      quantity: fc.integer({ min: 1, max: 999 }),
      taxRate: fc.constantFrom<TaxRate>(8, 10),
    });
    const input = fc.record({
      lines: fc.array(line, { maxLength: 30 }),
      carriages: fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 4 }),
    });
    fc.assert(
      fc.property(input, ({ lines, carriages }) => {
        const amounts = priceOrder({ lines, carriages });
        expect(
          amounts.subtotal +
            amounts.totalTax +
            amounts.totalCarriage -
            amounts.totalDiscount -
            amounts.totalPoint,
        ).toBe(amounts.totalPayment);
        expect(amounts.amountByTaxRate.reduce((sum, row) => sum + row.total_amount, 0)).toBe(
          amounts.totalPayment,
        );
        const reduced = lines.reduce(
          (sum, { taxRate }, index) => sum + (taxRate === 8 ? (amounts.lineTaxes[index] ?? 0) : 0),
          0,
        );
        expect(reduced).toBe(amounts.amountByTaxRate.find((row) => row.tax_rate === 8)?.tax_amount ?? 0);
        const all = amounts.lineTaxes.reduce((sum, tax) => sum + tax, 0);
        expect(all).toBeLessThanOrEqual(amounts.totalTax);
        if (amounts.totalCarriage === 0) expect(all).toBe(amounts.totalTax);
      }),
      { seed: 5, numRuns: 300 },
    );
  });
});

it.each([
  ['below the free sum', { subtotal: 9999, rate: 700, freeFrom: 10000, isCarriageFree: false }, 700],
  ['at the free sum', { subtotal: 10000, rate: 700, freeFrom: 10000, isCarriageFree: false }, 0],
  ['a shop without a free sum', { subtotal: 1e7, rate: 700, freeFrom: null, isCarriageFree: false }, 700],
  ['handover at the hub', { subtotal: 1, rate: 700, freeFrom: null, isCarriageFree: true }, 0],
])('carriage: %s', (_, input, expected) => {
  expect(carriageOf(input)).toBe(expected);
});

it.each([
  [9999, 10000, 1],
  [10000, 10000, null],
  [5, null, null],
])('goods of %i with a free sum of %p: %p missing', (subtotal, freeFrom, expected) => {
  expect(carriageFreeRemaining(subtotal, freeFrom)).toBe(expected);
});
