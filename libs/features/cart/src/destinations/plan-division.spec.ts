import type { CartLine } from '../cart-view';
import { dividedProducts, remainderOf } from './divided-product';
import { planDivision } from './plan-division';

const LINE: CartLine = {
  id: 1,
  key: 'line-1',
  productKey: 'mug',
  productCode: 'M-1',
  brandName: null,
  categoryNames: [],
  name: 'マグカップ',
  options: [],
  picture: null,
  unitPrice: 1000,
  unitPriceWithTax: 1100,
  quantity: 3,
  unit: null,
  lotSize: 1,
  subtotal: 3000,
  subtotalWithTax: 3300,
  taxRate: 10,
  isReducedRate: false,
  isStockAvailable: true,
  stockLeft: null,
  isReturnable: true,
  unitName: null,
  shippingKey: 'a',
  accessories: [],
};
const productOf = (...shares: readonly (readonly [string, number])[]) =>
  dividedProducts({
    lines: shares.map(([shippingKey, quantity], at) => ({
      ...LINE,
      key: `line-${at + 1}`,
      shippingKey,
      quantity,
    })),
  })[0]!;

describe('planDivision', () => {
  it.each([
    ['nothing changes', [['a', 3]], { a: 3, b: 0 }, []],
    [
      'a line is divided',
      [['a', 3]],
      { a: 1, b: 2 },
      [
        [
          'line-1',
          [
            ['a', 1],
            ['b', 2],
          ],
        ],
      ],
    ],
    ['a line moves', [['a', 3]], { a: 0, b: 3 }, [['line-1', [['b', 3]]]]],
    [
      'lines are joined',
      [
        ['a', 1],
        ['b', 2],
      ],
      { a: 0, b: 3 },
      [['line-1', [['b', 1]]]],
    ],
    [
      'two lines give to a third destination',
      [
        ['a', 2],
        ['b', 2],
      ],
      { a: 1, b: 1, c: 2 },
      [
        [
          'line-1',
          [
            ['a', 1],
            ['c', 1],
          ],
        ],
        [
          'line-2',
          [
            ['b', 1],
            ['c', 1],
          ],
        ],
      ],
    ],
    [
      'one line gives to two destinations',
      [['a', 5]],
      { a: 1, b: 2, c: 2 },
      [
        [
          'line-1',
          [
            ['a', 1],
            ['b', 2],
            ['c', 2],
          ],
        ],
      ],
    ],
  ] as const)('%s', (_, present, wanted, planned) => {
    const plan = planDivision(productOf(...present), wanted);
    expect(
      plan.map(({ lineKey, shares }) => [lineKey, shares.map((one) => [one.shippingKey, one.quantity])]),
    ).toEqual(planned);
  });
});

describe('dividedProducts', () => {
  it('joins the lines of a product, and keeps its units of sale apart', () => {
    const unit = { key: 'case', name: 'ケース', pieces: 12 };
    const products = dividedProducts({
      lines: [LINE, { ...LINE, key: 'line-2', shippingKey: 'b', quantity: 2 }, { ...LINE, unit }],
    });
    expect(products.map(({ total, shares }) => [total, shares])).toEqual([
      [5, { a: 3, b: 2 }],
      [3, { a: 3 }],
    ]);
  });
  it.each([
    [{ a: 1, b: 1 }, 1],
    [{ a: 3, b: 0 }, 0],
    [{ a: 3, b: 1 }, -1],
  ])('shares %j leave %i of three', (shares, remainder) => {
    expect(remainderOf({ total: 3 }, shares)).toBe(remainder);
  });
});
