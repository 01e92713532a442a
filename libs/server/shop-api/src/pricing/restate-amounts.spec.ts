import fc from 'fast-check';
import { restateAmounts } from './restate-amounts';
import { priceOrder } from './price-order';

const FOOD = { unitPrice: 1_840, quantity: 1, taxRate: 8 } as const;
const GOODS = { unitPrice: 7_480, quantity: 1, taxRate: 10 } as const;

it.each([
  ['goods of one rate', [GOODS], [600], [], [], 0, 8_228, 660, 0, 0, 0],
  ['goods of both rates', [GOODS, FOOD], [600], [], [], 0, 10_215, 660, 0, 0, 0],
  ['a coupon of 500 yen', [GOODS, FOOD], [600], [], [500], 0, 10_215, 660, 0, 0, 549],
  ['packing', [GOODS], [600], [300], [], 0, 8_228, 660, 330, 0, 0],
  ['a payment fee', [GOODS, FOOD], [600], [], [500], 400, 10_215, 660, 0, 440, 549],
  ['nothing at all', [], [], [], [], 0, 0, 0, 0, 0, 0],
])(
  '%s',
  (
    _what,
    lines,
    shippingFees,
    packings,
    discounts,
    fee,
    subtotal,
    carriage,
    packing,
    payment_fee,
    discount,
  ) => {
    const { payable } = priceOrder({
      sums: 'without-tax',
      lines,
      shippingFees,
      packings,
      paymentFee: () => fee,
      discounts: discounts.map((value, index) => ({ code: String(index), kind: 'amount' as const, value })),
    });
    expect(
      restateAmounts(
        {
          lines: lines.map(({ unitPrice, quantity, taxRate }) => ({ taxRate, amount: unitPrice * quantity })),
          shippingFee: shippingFees[0] ?? 0,
          packing: packings[0] ?? 0,
          paymentFee: fee,
          totalRestated: payable,
        },
        'without-tax',
      ).amounts,
    ).toEqual({ subtotal, carriage, packing, payment_fee, discount });
  },
);

const Yen = fc.integer({ min: 0, max: 200_000 });
const Line = fc.record({
  unitPrice: Yen,
  quantity: fc.integer({ min: 1, max: 20 }),
  taxRate: fc.constantFrom(8 as const, 10 as const),
});

it('adds up for any order, takes nothing off where nothing is, and never less than nothing', () => {
  fc.assert(
    fc.property(
      fc.array(Line, { maxLength: 6 }),
      Yen,
      Yen,
      Yen,
      Yen,
      (lines, shippingFee, packing, fee, coupon) => {
        const { payable } = priceOrder({
          sums: 'without-tax',
          lines,
          shippingFees: [shippingFee],
          packings: [packing],
          paymentFee: () => fee,
          discounts: [{ code: 'A', kind: 'amount', value: coupon }],
        });
        const shown = restateAmounts(
          {
            lines: lines.map(({ unitPrice, quantity, taxRate }) => ({
              taxRate,
              amount: unitPrice * quantity,
            })),
            shippingFee,
            packing,
            paymentFee: fee,
            totalRestated: payable,
          },
          'without-tax',
        ).amounts;
        const { subtotal, carriage, packing: ofPacking, payment_fee, discount } = shown;
        expect(subtotal + carriage + ofPacking + payment_fee - discount).toBe(payable);
        expect(Math.min(...Object.values(shown))).toBeGreaterThanOrEqual(0);
        if (coupon === 0) expect(shown.discount).toBe(0);
      },
    ),
  );
});
