import { createReadyCart } from '@shop/testing-api/checkout';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { cartQuery } from '../cart-query';
import type { CartView } from '../cart-view';
import { orderChanges } from './order-changes';

const shop = servedShopOfFile();
let seen: CartView;
let name = '';

beforeAll(async () => {
  const [product] = await wellStockedProducts(shop.api.db, 1);
  name = product!.name;
  const cart = await createReadyCart(shop.api, [{ product_key: product!.key, quantity: 2 }]);
  document.cookie = `default_cart_token=${cart.token}; path=/`;
  const fetched = await shop.services.queryClient.fetchQuery(cartQuery(shop.services));
  if (fetched === null) throw new Error('The cart is gone');
  seen = fetched;
});

const line = () => seen.lines[0]!;
const place = () => seen.shippings[0]!;

it.each<[string, () => Partial<CartView>, () => unknown]>([
  ['nothing but the revision', () => ({ revision: seen.revision + 1 }), () => []],
  [
    'pieces and total',
    () => ({
      lines: [{ ...line(), quantity: 5 }],
      totals: { ...seen.totals, payment: seen.totals.payment + 1 },
    }),
    () => [
      { kind: 'quantity', name, from: 2, to: 5 },
      { kind: 'total', from: seen.totals.payment, to: seen.totals.payment + 1 },
    ],
  ],
  [
    'a price',
    () => ({ lines: [{ ...line(), unitPriceWithTax: 1 }] }),
    () => [{ kind: 'price', name, from: line().unitPriceWithTax, to: 1 }],
  ],
  [
    'a line that came and one that went',
    () => ({ lines: [{ ...line(), key: 'another', name: '湯のみ' }] }),
    () => [{ kind: 'added', name: '湯のみ' }, { kind: 'removed', name }, { kind: 'destinations' }],
  ],
  [
    'where it goes',
    () => ({ shippings: [{ ...place(), address: { ...place().address, fullAddress: '大阪市' } }] }),
    () => [{ kind: 'destinations' }],
  ],
  [
    'when it arrives',
    () => ({ shippings: [{ ...place(), deliveryAt: '2026-12-24' }] }),
    () => [{ kind: 'delivery' }],
  ],
  ['how it is paid', () => ({ paymentId: 3 }), () => [{ kind: 'payment' }]],
  ['points', () => ({ totals: { ...seen.totals, point: 5 } }), () => [{ kind: 'points' }]],
  ['remarks', () => ({ remarks: '玄関へ' }), () => [{ kind: 'remarks' }]],
])('%s', (_what, change, expected) => {
  expect(orderChanges(seen, { ...seen, ...change() })).toEqual(expected());
});
