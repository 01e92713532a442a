import type { CartLine, CartView } from '../cart-view';
import { planReturn } from './plan-return';

const lineOf = (key: string, shippingKey: string | null, quantity: number): CartLine => ({
  ...{ id: 1, key, productKey: 'mug', productCode: 'M-1', brandName: null, categoryNames: [] },
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
    shippingKey,
    accessories: [],
  },
});
const places = (...keys: readonly string[]) =>
  keys
    .map((key) => ({ key }))
    .map(({ key }): CartView['shippings'][number] => ({
      ...{ key, userAddressId: null, pickup: null, deliveryId: null, deliveryName: '', deliveryAt: null },
      ...{ timeSlotKey: null, timeSlotLabel: null, shippingFeeWithTax: 0, packings: [] },
      address: { name: '', kana: '', postalCode: '', prefecture: '', fullAddress: '', phoneNumber: '' },
      addressParts: {
        ...{ lastName: '', firstName: '', lastNameKana: '', firstNameKana: '', postalCode: '' },
        ...{ prefecture: '', city: '', address1: '', address2: '', phoneNumber: '' },
      },
    }));

it.each([
  [
    'what landed on another line moves',
    'b',
    [['a', 1]],
    [['a', 3]],
    [
      [
        'line-a',
        [
          ['a', 1],
          ['b', 2],
        ],
      ],
    ],
  ],
  ['what landed where nothing of it was moves as a whole', 'b', [], [['a', 2]], [['line-a', [['b', 2]]]]],
  ['what is there stays', 'a', [['a', 1]], [['a', 3]], []],
  [
    'a third place keeps its own',
    'c',
    [
      ['a', 1],
      ['b', 4],
    ],
    [
      ['a', 3],
      ['b', 4],
    ],
    [
      [
        'line-a',
        [
          ['a', 1],
          ['c', 2],
        ],
      ],
    ],
  ],
  ['a place that is gone gets nothing', 'gone', [['a', 1]], [['a', 3]], []],
] as const)('%s', (_, place, before, after, expected) => {
  const lines = (shares: readonly (readonly [string, number])[]) =>
    shares.map(([key, quantity]) => lineOf(`line-${key}`, key, quantity));
  const plan = planReturn(
    lineOf('removed', place, 2),
    { lines: lines(before) },
    { lines: lines(after), shippings: places('a', 'b', 'c') },
  );
  expect(
    plan.map(({ lineKey, shares }) => [
      lineKey,
      shares.map(({ shippingKey, quantity }) => [shippingKey, quantity]),
    ]),
  ).toEqual(expected);
});
