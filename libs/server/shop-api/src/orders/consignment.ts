import type { CarrierKey } from '@shop/contract/orders/carrier';
import type { OrderShippingRow } from './order-store';

/** What leaves for one destination: with one carrier, in one parcel or several. */
export interface Consignment {
  readonly carrier: CarrierKey;
  /** One of each parcel; none has a comma in it. */
  readonly trackingNumbers: readonly string[];
}

/** A destination's numbers stand in one column: nearly all leave in a single parcel. */
const SEPARATOR = ',';

export const trackingNumbersOf = (stored: string): readonly string[] => stored.split(SEPARATOR);

export const consignmentColumns = ({ carrier, trackingNumbers }: Consignment) => ({
  carrier,
  trackingNumber: trackingNumbers.join(SEPARATOR),
});

/** What has left for a destination; null until something did. */
export const consignmentOf = ({
  carrier,
  trackingNumber,
}: Pick<OrderShippingRow, 'carrier' | 'trackingNumber'>): Consignment | null =>
  carrier === null || trackingNumber === null
    ? null
    : { carrier, trackingNumbers: trackingNumbersOf(trackingNumber) };

/** Carriers' programs write the hyphens of a number or leave them out. */
export const plainNumber = (number: string): string => number.replaceAll('-', '');

/** The numbers of one consignment that the other one has not. */
export function numbersBeside({ trackingNumbers }: Consignment, known: Consignment): readonly string[] {
  const plainKnown = new Set(known.trackingNumbers.map(plainNumber));
  return trackingNumbers.filter((number) => !plainKnown.has(plainNumber(number)));
}

/** The numbers without those that stand there twice. */
export const distinctNumbers = (numbers: readonly string[]): readonly string[] =>
  numbers.filter((number, at) => numbers.findIndex((one) => plainNumber(one) === plainNumber(number)) === at);

/**
 * What a consignment says of a destination: its first parcels, the same as before, `more` parcels than before, or other
 * numbers than those that the orderer was told.
 */
export type ConsignmentChange = 'first' | 'same' | 'more' | 'other';

export function consignmentChange(before: Consignment | null, after: Consignment): ConsignmentChange {
  if (before === null) return 'first';
  if (before.carrier !== after.carrier || numbersBeside(before, after).length > 0) return 'other';
  return numbersBeside(after, before).length > 0 ? 'more' : 'same';
}
