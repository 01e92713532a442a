import type { PostalAddress } from '@shop/contract/postal-codes/get-postal-code';

/** The fields that a postal code knows something about. */
export const PLACE_FIELDS = ['prefecture', 'city', 'address1'] as const;
/** One of them. */
export type PlaceField = (typeof PLACE_FIELDS)[number];
/** What is in them. */
export type Place = Readonly<Record<PlaceField, string>>;

/** The wire's place by the form's names. */
export const toPlace = ({ prefecture, city, address1 }: PostalAddress): Place => ({
  prefecture,
  city,
  address1,
});

/**
 * What the fields hold after the fill: a field that is empty, or as the fill before left it, takes the new place;
 * what somebody has written stays.
 */
export function fillPlace(current: Place, found: Place, filledBefore: Partial<Place>): Place {
  const next = (name: PlaceField) =>
    current[name] === '' || current[name] === filledBefore[name] ? found[name] : current[name];
  return { prefecture: next('prefecture'), city: next('city'), address1: next('address1') };
}
