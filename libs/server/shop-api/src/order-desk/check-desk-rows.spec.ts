import type { CountedLine } from '../carts/state/line-store';
import { checkDeskRows } from './check-desk-rows';

const product = (id: number) => ({
  ...{ id, key: `p${id}`, code: `P${id}`, name: `商品${id}`, options: [], price: 100 },
  ...{ taxRate: 10 as const, stock: 50, lotSize: 1, isSoldOnOrder: false, isOnSale: true },
  ...{ isShown: true, isVisible: true },
});
const lineOf = (productId: number): CountedLine => ({
  ...{ productId, uosId: null, parentId: null, quantity: 1, piecesPerUnit: 1 },
});
const LINES = Array.from({ length: 199 }, (_, at) => lineOf(at + 1));

it('takes rows until the cart has 200 lines, and after that only more of what is in it', () => {
  const rows = [300, 301, 1].map((id) => ({ code: `P${id}`, quantity: 1 }));
  const products = [300, 301, 1].map(product);
  expect(
    checkDeskRows(rows, { products, units: [], lines: LINES, guestPieces: null, sums: 'with-tax' }).map(
      ({ faults }) => faults,
    ),
  ).toEqual([[], [{ kind: 'too_many_lines', most: 200, lot: null }], []]);
});

it('prefers the product of exactly this number to one in capitals', () => {
  const products = [
    { ...product(1), code: 'AB' },
    { ...product(2), code: 'ab' },
  ];
  const [row] = checkDeskRows([{ code: 'ab', quantity: 1 }], {
    products,
    units: [],
    lines: [],
    guestPieces: null,
    sums: 'with-tax',
  });
  expect([row?.product?.key, row?.faults]).toEqual(['p2', []]);
});

const inLots = (quantities: readonly (number | null)[], lines: typeof LINES = []) =>
  checkDeskRows(
    quantities.map((quantity) => ({ code: 'P1', quantity })),
    { products: [{ ...product(1), lotSize: 12 }], units: [], lines, guestPieces: null, sums: 'with-tax' },
  ).map(({ faults }) => faults.map(({ kind, most, lot }) => [kind, most, lot]));

it.each<[string, readonly (number | null)[], typeof LINES, unknown]>([
  ['one lot', [12], [], [[]]],
  ['a part of a lot', [13], [], [[['lot_size', null, 12]]]],
  ['rows that make a lot together', [5, 7], [], [[], []]],
  ['rows that do not', [5, 6], [], [[['lot_size', null, 12]], [['lot_size', null, 12]]]],
  ['a row beside a faulty one', [12, null], [], [[], [['quantity', null, null]]]],
  ['what makes a lot with the cart', [11], [lineOf(1)], [[]]],
  ['a case in the cart', [12], [{ ...lineOf(1), uosId: 3, piecesPerUnit: 10 }], [[]]],
  ['more than is in stock', [60], [], [[['out_of_stock', 48, null]]]],
  ['more than is in stock beside the cart', [60], [lineOf(1)], [[['out_of_stock', 47, null]]]],
])('lots: %s', (_what, quantities, lines, faults) => expect(inLots(quantities, lines)).toEqual(faults));

it.each([
  ['as many as guests get', [20], [], [[]]],
  ['one more', [21], [], [[['too_many', 20, null]]]],
  ['one more, in several rows', [15, 6], [], [[], [['too_many', 5, null]]]],
  [
    'one more beside a case of ten in the cart',
    [11],
    [{ ...lineOf(1), uosId: 3, piecesPerUnit: 10 }],
    [[['too_many', 10, null]]],
  ],
  ['more than is in stock', [60], [], [[['out_of_stock', 50, null]]]],
])('guests: %s', (_what, quantities, lines, faults) => {
  const rows = quantities.map((quantity) => ({ code: 'P1', quantity }));
  const checked = checkDeskRows(rows, {
    products: [product(1)],
    units: [],
    lines,
    guestPieces: 20,
    sums: 'with-tax',
  });
  expect(checked.map((row) => row.faults.map(({ kind, most, lot }) => [kind, most, lot]))).toEqual(faults);
});
