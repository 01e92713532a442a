/** Which destination an address is for: a further one, or the one with this key; null: the first. */
export type DestinationPlace = 'further' | { readonly key: string } | null;

/** The same in the words of the API. */
export function placeInput(place: DestinationPlace): { is_additional?: boolean; key?: string } {
  if (place === null) return {};
  return place === 'further' ? { is_additional: true } : { key: place.key };
}
