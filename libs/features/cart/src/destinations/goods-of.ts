import type { CartGiftView, CartLine, CartShippingView, CartView } from '../cart-view';

/** What goes to a destination. */
export const goodsOf = ({ lines }: Pick<CartView, 'lines'>, shippingKey: string): readonly CartLine[] =>
  lines.filter((line) => line.shippingKey === shippingKey);

/** How many single pieces go to a destination: the most that can be wrapped there. */
export const piecesOf = (cart: Pick<CartView, 'lines'>, shippingKey: string): number =>
  goodsOf(cart, shippingKey).reduce((sum, { quantity, unit }) => sum + quantity * (unit?.pieces ?? 1), 0);

/** The destinations that something goes to; the others are not ordered. */
export const suppliedShippings = (cart: Pick<CartView, 'lines' | 'shippings'>): readonly CartShippingView[] =>
  cart.shippings.filter(({ key }) => goodsOf(cart, key).length > 0);

/** What a wrapping or a noshi goes with: a destination, or the gift whose address comes later. */
export type PackedPlace = Pick<CartShippingView | CartGiftView, 'key' | 'packings'>;

/** All places of a cart whose goods can be packed. */
export const packedPlaces = (cart: Pick<CartView, 'lines' | 'shippings' | 'gift'>): readonly PackedPlace[] =>
  cart.gift === null ? suppliedShippings(cart) : [cart.gift];
