import type { StoredAddress } from '../../db/schema';
import type { CartShippingRow } from '../state/cart-destination';
import type { StoredLine } from '../state/line-store';

/** A destination of the cart by its id, or one to be added by the line of the file. */
export type PlaceKey = `shipping ${number}` | `line ${number}` | typeof NOWHERE;

/** Where goods are while the cart has no destination with an address. */
export const NOWHERE = 'nowhere';

export const placeOfShipping = (id: number): PlaceKey => `shipping ${id}`;
export const placeOfLine = (line: number): PlaceKey => `line ${line}`;

/** The destinations that have an address: a gift's gets its own from its receiver. */
export const addressed = (shippings: readonly CartShippingRow[]): readonly CartShippingRow[] =>
  shippings.filter(({ address }) => address !== null);

/** Where a line of the cart goes. */
export function placeOfCartLine(
  { shippingId }: Pick<StoredLine, 'shippingId'>,
  shippings: readonly CartShippingRow[],
): PlaceKey {
  const places = addressed(shippings);
  const place = places.find(({ id }) => id === shippingId) ?? places[0];
  return place === undefined ? NOWHERE : placeOfShipping(place.id);
}

/** What tells one recipient from another; the telephone number and the reading of the name do not. */
export const recipientKey = (address: StoredAddress): string =>
  [
    address.lastName,
    address.firstName,
    address.postalCode,
    address.prefecture,
    address.city,
    address.address1,
    address.address2,
  ]
    .map((part) => part.normalize('NFKC').replace(/\s/g, ''))
    .join('\n');
