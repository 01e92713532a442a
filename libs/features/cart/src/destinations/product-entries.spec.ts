import type { CartAccessoryView, CartLine } from '../cart-view';
import { productEntries } from './product-entries';

const accessory = (quantity: number, isStockAvailable = true): CartAccessoryView => ({
  ...{
    key: `ribbon-${quantity}`,
    productKey: 'ribbon',
    name: 'リボン',
    unitPrice: 100,
    unitPriceWithTax: 110,
  },
  ...{ quantity, maxQuantity: 5, subtotal: 100 * quantity, isStockAvailable, stockLeft: null },
});
const lineOf = (
  key: string,
  productKey: string,
  quantity: number,
  more: Partial<CartLine> = {},
): CartLine => ({
  ...{ id: 1, key, productKey, productCode: 'M-1', brandName: null, categoryNames: [] },
  ...{ name: 'マグカップ', options: [], picture: null, unitPrice: 1000, unitPriceWithTax: 1100, quantity },
  ...{
    unit: null,
    lotSize: 1,
    subtotal: 1000 * quantity,
    subtotalWithTax: 1100 * quantity,
    taxRate: 10,
    isReducedRate: false,
  },
  ...{
    isStockAvailable: true,
    stockLeft: null,
    isReturnable: true,
    unitName: null,
    shippingKey: key,
    accessories: [],
  },
  ...more,
});

it('lists a product once, with all that goes to its destinations', () => {
  const lines = [
    lineOf('a', 'mug', 1, { accessories: [accessory(1)] }),
    lineOf('b', 'plate', 4),
    lineOf('c', 'mug', 2, { accessories: [accessory(2, false)], isStockAvailable: false }),
    lineOf('d', 'mug', 3, { unit: { key: 'case', name: 'ケース', pieces: 6 }, unitName: 'ケース' }),
  ];
  const entries = productEntries({ lines });
  expect(entries.map((entry) => entry.lines.map(({ key }) => key))).toEqual([['a', 'c'], ['b'], ['d']]);
  expect(entries[0]!.line).toMatchObject({
    quantity: 3,
    subtotal: 3000,
    subtotalWithTax: 3300,
    isStockAvailable: false,
    shippingKey: null,
  });
  expect(entries[0]!.line.accessories).toMatchObject([
    { quantity: 3, subtotal: 300, isStockAvailable: false },
  ]);
  expect(entries[1]!.line).toBe(lines[1]);
});
