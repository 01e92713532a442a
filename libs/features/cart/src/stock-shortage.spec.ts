import type { CartAccessoryView, CartLine } from './cart-view';
import { stockShortage } from './stock-shortage';

const accessory = (stockLeft: number | null): CartAccessoryView => ({
  ...{ key: 'a', productKey: 'ribbon', name: 'リボン', unitPrice: 100, unitPriceWithTax: 110, quantity: 2 },
  ...{ maxQuantity: 5, subtotal: 200, isStockAvailable: stockLeft === null, stockLeft },
});
const line = (stockLeft: number | null, accessories: readonly CartAccessoryView[] = []): CartLine => ({
  ...{ id: 1, key: 'l', productKey: 'mug', productCode: 'D1', name: 'マグ', brandName: null },
  ...{ categoryNames: [], options: [], picture: null, unitPrice: 100, unitPriceWithTax: 110, quantity: 2 },
  ...{
    unit: null,
    lotSize: 1,
    subtotal: 200,
    subtotalWithTax: 220,
    taxRate: 10,
    isReducedRate: false,
    unitName: null,
  },
  ...{ shippingKey: null, accessories, isStockAvailable: stockLeft === null, stockLeft },
  isReturnable: true,
});

it.each([
  ['everything is in stock', [line(null, [accessory(null)])], null],
  ['one has gone', [line(null), line(0)], 'nothing'],
  ['one of two that are short is left in part', [line(0), line(1)], 'less'],
  ['an accessory has gone', [line(null, [accessory(0)])], 'nothing'],
] as const)('%s', (_what, lines, shortage) => {
  expect(stockShortage({ lines })).toBe(shortage);
});
