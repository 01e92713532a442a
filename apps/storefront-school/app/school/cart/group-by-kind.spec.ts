import type { CartLine } from '@shop/feature-cart/cart-view';
import { groupByKind } from './group-by-kind';

const line = (id: number, categoryNames: readonly string[]): CartLine => ({
  id,
  key: `line-${id}`,
  productKey: `product-${id}`,
  productCode: `S${id}`,
  name: `品${id}`,
  brandName: null,
  categoryNames,
  options: [],
  picture: null,
  unitPrice: 1000,
  unitPriceWithTax: 1100,
  quantity: 1,
  unit: null,
  lotSize: 1,
  subtotal: 1000,
  subtotalWithTax: 1100,
  taxRate: 10,
  isReducedRate: false,
  isStockAvailable: true,
  stockLeft: null,
  isReturnable: true,
  unitName: null,
  shippingKey: null,
  accessories: [],
});
const row = (id: number, categoryNames: readonly string[]) => ({
  line: line(id, categoryNames),
  least: 1,
  news: [],
  destination: null,
  shares: [],
  onDone: () => undefined,
});

it('groups the lines of a cart by the widest category of their products', () => {
  const rows = [row(1, ['制服', '上着']), row(2, ['通学用品']), row(3, ['制服']), row(4, [])];
  expect(groupByKind(rows).map(({ kind, rows: lines }) => [kind, lines.map((one) => one.line.id)])).toEqual([
    ['制服', [1, 3]],
    ['通学用品', [2]],
    [null, [4]],
  ]);
});
