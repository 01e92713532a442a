import fc from 'fast-check';
import { priceOrder } from './price-order';
import { sum } from './sum';
import { taxIn, type TaxRate } from './tax-by-rate';

const line = (unitPrice: number, quantity: number, taxRate: TaxRate = 10) => ({
  unitPrice,
  quantity,
  taxRate,
});
const amount = (value: number, code = 'A') => ({ code, kind: 'amount' as const, value });

describe('the price of an order whose shop states amounts with tax', () => {
  it('is pieces × the price with tax, and its tax is what the total of a rate contains', () => {
    expect(
      priceOrder({ sums: 'with-tax', lines: [line(2_980, 2), line(1_000, 3, 8)], shippingFees: [660] }),
    ).toMatchObject({
      lineAmountsWithTax: [5_960, 3_000],
      withTax: { subtotal: 8_960, carriage: 660, packing: 0, payment_fee: 0, discount: 0 },
      amountByTaxRate: [
        { tax_rate: 10, taxable_amount: 6_019, tax_amount: 601, total_amount: 6_620 },
        { tax_rate: 8, taxable_amount: 2_778, tax_amount: 222, total_amount: 3_000 },
      ],
      totalTax: 823,
      totalPayment: 9_620,
      subtotal: 8_197,
      totalShippingFee: 600,
    });
  });

  it.each([
    ['an amount takes itself off', [amount(500)], [], 500, 5_960 - 500],
    [
      'a percentage counts from the goods with tax',
      [{ ...amount(10), kind: 'percent' as const }],
      [],
      596,
      5_364,
    ],
    ['two coupons', [amount(500), amount(300, 'B')], [], 800, 5_160],
    ['more than the goods', [amount(9_000)], [660], 5_960, 660],
  ])('coupons: %s', (_what, discounts, shippingFees, discount, totalPayment) => {
    const priced = priceOrder({ sums: 'with-tax', lines: [line(2_980, 2)], shippingFees, discounts });
    expect(priced.withTax.discount).toBe(discount);
    expect(sum(priced.discountsWithTax)).toBe(discount);
    expect(priced.totalPayment).toBe(totalPayment);
    expect(priced.totalTax).toBe(taxIn(totalPayment, 10));
  });

  it('takes packing and the fee of the way to pay as they are, and points after them', () => {
    expect(
      priceOrder({
        sums: 'with-tax',
        lines: [line(1_000, 1)],
        shippingFees: [660],
        packings: [330],
        paymentFee: (toCollect) => (toCollect > 1_000 ? 440 : 330),
        points: 500,
      }),
    ).toMatchObject({
      pointLimit: 1_990,
      toCollect: 1_490,
      totalPoint: 500,
      withTax: { subtotal: 1_000, carriage: 660, packing: 330, payment_fee: 440, discount: 0 },
      payable: 2_430,
      totalTax: 220,
      totalPayment: 1_930,
    });
  });

  // reliability 28, I5
  it('adds up with tax and without, and holds the tax of each rate, for any order', () => {
    const Line = fc.record({
      unitPrice: fc.integer({ min: 0, max: 5_000_000 }),
      quantity: fc.integer({ min: 1, max: 999 }),
      taxRate: fc.constantFrom<TaxRate>(8, 10),
    });
    const coupon = fc.oneof(
      fc.record({ code: fc.constant('A'), kind: fc.constant('amount' as const), value: fc.nat(100_000) }),
      fc.record({ code: fc.constant('P'), kind: fc.constant('percent' as const), value: fc.nat(100) }),
    );
    const fees = fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 4 });
    const order = fc.record({
      lines: fc.array(Line, { maxLength: 30 }),
      shippingFees: fees,
      packings: fees,
      discounts: fc.uniqueArray(coupon, { maxLength: 2, selector: ({ code }) => code }),
      points: fc.nat(10_000_000),
    });
    fc.assert(
      fc.property(order, (input) => {
        const priced = priceOrder({ ...input, sums: 'with-tax' });
        const { withTax } = priced;
        const goods = input.lines.map(({ unitPrice, quantity }) => unitPrice * quantity);
        expect(priced.lineAmountsWithTax).toEqual(goods);
        expect(withTax.subtotal).toBe(sum(goods));
        expect(withTax.carriage + withTax.packing).toBe(sum([...input.shippingFees, ...input.packings]));
        expect(withTax.subtotal + withTax.carriage + withTax.packing - withTax.discount).toBe(priced.payable);
        expect(priced.totalPayment).toBe(priced.payable - priced.totalPoint);
        expect(
          priced.subtotal +
            priced.totalPacking +
            priced.totalShippingFee +
            priced.totalTax -
            priced.totalDiscount,
        ).toBe(priced.payable);
        expect(sum(priced.lineAmounts)).toBe(priced.subtotal);
        expect(sum(priced.discounts)).toBe(priced.totalDiscount);
        expect(sum(priced.lineDiscounts.flat().map((part) => part.amount))).toBe(priced.totalDiscount);
        expect(sum(priced.discountsWithTax)).toBe(withTax.discount);
        expect(Math.min(0, ...priced.lineAmounts, ...priced.discounts, priced.totalDiscount)).toBe(0);
        expect(sum(priced.amountByTaxRate.map((row) => row.total_amount))).toBe(priced.payable);
        for (const row of priced.amountByTaxRate) {
          const contained = (BigInt(row.total_amount) * BigInt(row.tax_rate)) / BigInt(100 + row.tax_rate);
          expect(BigInt(row.tax_amount)).toBe(contained);
          expect(row.taxable_amount + row.tax_amount).toBe(row.total_amount);
        }
        expect(sum(priced.lineTaxes)).toBeLessThanOrEqual(priced.totalTax);
      }),
      { seed: 31, numRuns: 400 },
    );
  });
});
