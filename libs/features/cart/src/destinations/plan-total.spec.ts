import { planTotal } from './plan-total';
import type { DividedProduct, Shares } from './divided-product';

/** Two lines of a product, at the destinations a and b. */
const productOf = (a: number, b: number): DividedProduct => {
  const lines = [
    ['line-a', 'a', a],
    ['line-b', 'b', b],
  ] as const;
  const present = lines.filter(([, , quantity]) => quantity > 0);
  return {
    id: 'mug:',
    line: lineOf('line-a', 'a', a),
    lines: present.map(([key, place, quantity]) => lineOf(key, place, quantity)),
    total: a + b,
    shares: Object.fromEntries(present.map(([, place, quantity]) => [place, quantity])),
  };
};
const lineOf = (key: string, shippingKey: string, quantity: number): DividedProduct['line'] => ({
  ...{
    id: 1,
    key,
    productKey: 'mug',
    productCode: 'M-1',
    brandName: null,
    categoryNames: [],
    name: 'マグカップ',
  },
  ...{
    options: [],
    picture: null,
    unitPrice: 1000,
    unitPriceWithTax: 1100,
    quantity,
    unit: null,
    lotSize: 1,
  },
  ...{
    subtotal: 1000,
    subtotalWithTax: 1100,
    taxRate: 10,
    isReducedRate: false,
    isStockAvailable: true,
    stockLeft: null,
    isReturnable: true,
    unitName: null,
    shippingKey,
  },
  accessories: [],
});

it.each<[string, [number, number], Shares, readonly [string, number][], readonly string[]]>([
  ['more go on one line', [3, 0], { a: 3, b: 2 }, [['line-a', 5]], []],
  ['fewer are taken from where there are too many', [3, 2], { a: 1, b: 2 }, [['line-a', 1]], []],
  ['a line of which nothing is left goes', [3, 2], { a: 3, b: 0 }, [], ['line-b']],
  ['a line and a part of another', [3, 2], { a: 1, b: 0 }, [['line-a', 1]], ['line-b']],
  ['fewer in all although one gets more', [4, 1], { a: 1, b: 2 }, [['line-a', 2]], []],
])('%s', (_what, [a, b], wanted, quantities, removed) => {
  const plan = planTotal(productOf(a, b), wanted);
  expect(plan.quantities.map(({ lineKey, quantity }) => [lineKey, quantity])).toEqual(quantities);
  expect(plan.removed).toEqual(removed);
});
