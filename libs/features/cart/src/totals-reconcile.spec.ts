import { type ReconciledCart, totalsReconcile } from './totals-reconcile';

type Totals = ReconciledCart['totals'];

const LINES = [
  { subtotal: 2_000, accessories: [{ subtotal: 300 }] },
  { subtotal: 1_000, accessories: [] },
];
const TOTALS: Totals = {
  subtotal: 3_300,
  shippingFee: 500,
  packing: 200,
  discount: 100,
  point: 50,
  tax: 370,
  payment: 4_220,
  byRate: [
    { rate: 10, taxable: 2_900, tax: 290, total: 3_190 },
    { rate: 8, taxable: 1_000, tax: 80, total: 1_080 },
  ],
  withTax: { subtotal: 3_610, shippingFee: 550, packing: 220, discount: 110 },
};

it.each<[string, Partial<Totals>, boolean]>([
  ['figures that add up', {}, true],
  ['lines that come to another subtotal', { subtotal: 3_299, payment: 4_219 }, false],
  ['a payment that is a yen off', { payment: 4_221 }, false],
  ['a discount that is taken off twice', { discount: 200 }, false],
  ['points that are not taken off', { point: 0 }, false],
  ['tax that is not that of the rates', { tax: 371, payment: 4_221 }, false],
  ['parts with tax that come to another sum', { withTax: { ...TOTALS.withTax, discount: 0 } }, false],
  [
    'a rate whose total is not its parts',
    { byRate: [TOTALS.byRate[0]!, { ...TOTALS.byRate[1]!, total: 1_081 }] },
    false,
  ],
])('%s', (_what, change, expected) => {
  expect(totalsReconcile({ lines: LINES, totals: { ...TOTALS, ...change } })).toBe(expected);
});
