import fc from 'fast-check';
import { priceOrder } from './price-order';
import type { TaxRate } from './tax-by-rate';

describe('the price of an order whose shop states amounts without tax', () => {
  it('taxes the shipping fee at 10 % together with the goods of that rate', () => {
    const amounts = priceOrder({
      sums: 'without-tax',
      lines: [
        { unitPrice: 105, quantity: 2, taxRate: 10 },
        { unitPrice: 1080, quantity: 1, taxRate: 8 },
      ],
      shippingFees: [605],
    });
    expect(amounts).toMatchObject({
      subtotal: 1290,
      totalShippingFee: 605,
      totalTax: 81 + 86,
      totalPayment: 1290 + 605 + 167,
      amountByTaxRate: [
        { tax_rate: 10, taxable_amount: 815, tax_amount: 81, total_amount: 896 },
        { tax_rate: 8, taxable_amount: 1080, tax_amount: 86, total_amount: 1166 },
      ],
    });
  });

  it('takes coupons off before tax, taxes packing with the shipping fee, and pays with points after tax', () => {
    const amounts = priceOrder({
      sums: 'without-tax',
      lines: [
        { unitPrice: 1000, quantity: 2, taxRate: 10 },
        { unitPrice: 1000, quantity: 1, taxRate: 8 },
      ],
      shippingFees: [600],
      packings: [200],
      discounts: [{ code: 'A', kind: 'amount', value: 300 }],
      points: 1_000,
    });
    expect(amounts).toMatchObject({
      totalDiscount: 300,
      totalPacking: 200,
      lineDiscounts: [[{ code: 'A', amount: 200 }], [{ code: 'A', amount: 100 }]],
      amountByTaxRate: [
        { tax_rate: 10, taxable_amount: 2600, tax_amount: 260, total_amount: 2860 },
        { tax_rate: 8, taxable_amount: 900, tax_amount: 72, total_amount: 972 },
      ],
      totalTax: 332,
      payable: 3832,
      totalPoint: 1000,
      totalPayment: 2832,
    });
  });

  it('takes the payment fee by what there is to pay before it, taxes it with the shipping fee, and lets no points pay it', () => {
    const order = {
      sums: 'without-tax',
      lines: [
        { unitPrice: 1_000, quantity: 2, taxRate: 10 },
        { unitPrice: 1_000, quantity: 1, taxRate: 8 },
      ],
      shippingFees: [600],
      discounts: [{ code: 'A', kind: 'amount', value: 300 }],
      paymentFee: (toCollect: number) => (toCollect === 0 ? 0 : toCollect <= 2_000 ? 305 : 405),
    } as const;
    expect(priceOrder(order)).toMatchObject({
      toCollect: 3_612,
      pointLimit: 3_612,
      totalPaymentFee: 405,
      amountByTaxRate: [
        { tax_rate: 10, taxable_amount: 2_805, tax_amount: 280, total_amount: 3_085 },
        { tax_rate: 8, taxable_amount: 900, tax_amount: 72, total_amount: 972 },
      ],
      payable: 4_057,
      totalPayment: 4_057,
    });
    expect(priceOrder({ ...order, points: 1_612 })).toMatchObject({
      toCollect: 2_000,
      totalPaymentFee: 305,
      totalPoint: 1_612,
      totalPayment: 2_335,
    });
    expect(priceOrder({ ...order, points: 9_000 })).toMatchObject({
      toCollect: 0,
      totalPaymentFee: 0,
      totalPoint: 3_612,
      totalPayment: 0,
    });
  });

  it('uses no more points than the total', () => {
    const line = { unitPrice: 100, quantity: 1, taxRate: 10 } as const;
    expect(priceOrder({ sums: 'without-tax', lines: [line], shippingFees: [], points: 5_000 })).toMatchObject(
      {
        totalPoint: 110,
        totalTax: 10,
        totalPayment: 0,
      },
    );
  });

  // reliability 28, I5
  it('agrees with BigInt arithmetic for any discounts, packings and points', () => {
    const line = fc.record({
      unitPrice: fc.integer({ min: 0, max: 5_000_000 }),
      quantity: fc.integer({ min: 1, max: 999 }),
      taxRate: fc.constantFrom<TaxRate>(8, 10),
    });
    const discount = fc.oneof(
      fc.record({ code: fc.constant('A'), kind: fc.constant('amount' as const), value: fc.nat(100_000) }),
      fc.record({ code: fc.constant('P'), kind: fc.constant('percent' as const), value: fc.nat(100) }),
    );
    const fees = fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 4 });
    const input = fc.record({
      lines: fc.array(line, { maxLength: 30 }),
      shippingFees: fees,
      packings: fees,
      discounts: fc.array(discount, { maxLength: 3 }),
      points: fc.nat(10_000_000),
    });
    fc.assert(
      fc.property(input, (order) => {
        const amounts = priceOrder({ ...order, sums: 'without-tax' });
        const big = (values: readonly number[]) => values.reduce((all, value) => all + BigInt(value), 0n);
        const goods = order.lines.reduce(
          (all, one) => all + BigInt(one.unitPrice) * BigInt(one.quantity),
          0n,
        );
        let left = goods;
        for (const { kind, value } of order.discounts) {
          const wished = kind === 'amount' ? BigInt(value) : (goods * BigInt(value)) / 100n;
          left -= wished < left ? wished : left;
        }
        expect(BigInt(amounts.totalDiscount)).toBe(goods - left);
        const services = big(order.shippingFees) + big(order.packings);
        const parts = amounts.lineDiscounts.map((list) => big(list.map((part) => part.amount)));
        expect(parts.reduce((all, part) => all + part, 0n)).toBe(goods - left);
        let taxes = 0n;
        for (const rate of [8, 10] as const) {
          const net = order.lines.reduce(
            (all, one, index) =>
              one.taxRate === rate
                ? all + BigInt(one.unitPrice) * BigInt(one.quantity) - (parts[index] ?? 0n)
                : all,
            rate === 10 ? services : 0n,
          );
          const found = amounts.amountByTaxRate.find((row) => row.tax_rate === rate);
          expect(BigInt(found?.taxable_amount ?? 0)).toBe(net);
          expect(BigInt(found?.tax_amount ?? 0)).toBe((net * BigInt(rate)) / 100n);
          taxes += (net * BigInt(rate)) / 100n;
        }
        const payable = left + services + taxes;
        const points = BigInt(order.points) < payable ? BigInt(order.points) : payable;
        expect(BigInt(amounts.totalTax)).toBe(taxes);
        expect(BigInt(amounts.totalPoint)).toBe(points);
        expect(BigInt(amounts.totalPayment)).toBe(payable - points);
        const shares = big(amounts.lineTaxes);
        expect(shares <= taxes).toBe(true);
        if (services === 0n) expect(shares).toBe(taxes);
      }),
      { seed: 5, numRuns: 400 },
    );
  });
});
