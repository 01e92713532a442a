import type { CartShippingRow } from '../state/cart-destination';
import type { StoredLine } from '../state/line-store';
import { isLooseLine } from '../state/whole-lots';
import { addressed, NOWHERE, placeOfCartLine, type PlaceKey, placeOfShipping } from './recipient-place';

/** How many single pieces of a product each place has. */
export type Shares = ReadonlyMap<PlaceKey, number>;

/** The cart that the recipients come into. */
export interface RecipientCart {
  readonly shippings: readonly CartShippingRow[];
  readonly lines: readonly StoredLine[];
}

/** What the file says of a product: how many of it a place gets. */
export interface NamedShare {
  readonly place: PlaceKey;
  readonly quantity: number;
}

/** The shares of a product as they are: of its single pieces, which are all that a file shares out. */
export function sharesOf({ shippings, lines }: RecipientCart, productId: number): Shares {
  const shares = new Map<PlaceKey, number>();
  for (const line of lines.filter((one) => isLooseLine(one, productId))) {
    const place = placeOfCartLine(line, shippings);
    shares.set(place, (shares.get(place) ?? 0) + line.quantity);
  }
  return shares;
}

/**
 * The shares of a product after the file: each place has what the file says of it. Before anything has been divided, so with
 * one destination at most, what the others get comes out of what the cart holds; what is in the cart without any
 * destination becomes what the file says. With several destinations the shopper has decided what each of them has.
 */
export function sharesAfter(cart: RecipientCart, productId: number, named: readonly NamedShare[]): Shares {
  const before = sharesOf(cart, productId);
  if (named.length === 0) return before;
  const after = new Map(before);
  after.delete(NOWHERE);
  const [first, another] = addressed(cart.shippings);
  const source = first === undefined || another !== undefined ? null : placeOfShipping(first.id);
  if (source !== null && !named.some(({ place }) => place === source)) {
    const needed = named.reduce((sum, { place, quantity }) => sum + quantity - (before.get(place) ?? 0), 0);
    after.set(source, Math.max(0, (before.get(source) ?? 0) - Math.max(0, needed)));
  }
  for (const { place, quantity } of named) after.set(place, quantity);
  return after;
}

/** All pieces of shares. */
export const totalOf = (shares: Shares): number =>
  [...shares.values()].reduce((sum, share) => sum + share, 0);
