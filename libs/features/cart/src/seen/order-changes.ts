import type { CartLine, CartView } from '../cart-view';

/** The parts of an order that are named in a word. */
type OrderPart = 'destinations' | 'delivery' | 'packings' | 'payment' | 'coupons' | 'points' | 'remarks';

/** What has changed about an order since the shopper saw it. */
export type OrderChange =
  | { readonly kind: 'added'; readonly name: string }
  | { readonly kind: 'removed'; readonly name: string }
  | { readonly kind: 'quantity'; readonly name: string; readonly from: number; readonly to: number }
  | { readonly kind: 'price'; readonly name: string; readonly from: number; readonly to: number }
  | { readonly kind: OrderPart }
  /** Yen with tax. */
  | { readonly kind: 'total'; readonly from: number; readonly to: number };

/** What is compared of each part. */
const PARTS: readonly (readonly [OrderPart, (cart: CartView) => unknown])[] = [
  [
    'destinations',
    ({ lines, shippings, gift }) => [
      lines.map(({ key, shippingKey }) => [key, shippingKey]),
      shippings.map(({ address, pickup }) => [address, pickup]),
      gift?.receiverName,
      gift?.receiverEmail,
    ],
  ],
  [
    'delivery',
    ({ shippings }) =>
      shippings.map(({ deliveryId, deliveryAt, timeSlotKey }) => [deliveryId, deliveryAt, timeSlotKey]),
  ],
  [
    'packings',
    ({ shippings, gift }) => [shippings.map(({ packings }) => packings), gift?.packings, gift?.message],
  ],
  ['payment', ({ paymentId }) => paymentId],
  ['coupons', ({ coupons }) => coupons.map(({ code, reason }) => [code, reason])],
  ['points', ({ totals }) => totals.point],
  ['remarks', ({ remarks }) => remarks],
];

function lineChanges(seen: readonly CartLine[], lines: readonly CartLine[]): readonly OrderChange[] {
  const before = new Map(seen.map((line) => [line.key, line]));
  const after = new Set(lines.map(({ key }) => key));
  return [
    ...lines.flatMap((line): OrderChange[] => {
      const { name } = line;
      const was = before.get(line.key);
      if (was === undefined) return [{ kind: 'added', name }];
      return [
        ...(was.quantity === line.quantity
          ? []
          : [{ kind: 'quantity' as const, name, from: was.quantity, to: line.quantity }]),
        ...(was.unitPriceWithTax === line.unitPriceWithTax
          ? []
          : [{ kind: 'price' as const, name, from: was.unitPriceWithTax, to: line.unitPriceWithTax }]),
      ];
    }),
    ...seen.flatMap(({ key, name }): OrderChange[] => (after.has(key) ? [] : [{ kind: 'removed', name }])),
  ];
}

/** What differs between the order that the shopper saw and the cart as it is now; empty where nothing that is ordered does. */
export function orderChanges(seen: CartView, cart: CartView): readonly OrderChange[] {
  if (seen === cart) return [];
  const from = seen.totals.payment;
  const to = cart.totals.payment;
  return [
    ...lineChanges(seen.lines, cart.lines),
    ...PARTS.flatMap(([kind, partOf]): OrderChange[] =>
      JSON.stringify(partOf(seen)) === JSON.stringify(partOf(cart)) ? [] : [{ kind }],
    ),
    ...(from === to ? [] : [{ kind: 'total' as const, from, to }]),
  ];
}
