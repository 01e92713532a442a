import { normaliseKana } from '@shop/validation/kana';
import { and, ilike, or, type SQL, sql } from 'drizzle-orm';
import { likePart } from '../db/like-part';
import { userAddresses } from '../db/schema';

/** Further words narrow nothing that a person looks for. */
const MOST_WORDS = 5;

const { name, lastName, firstName, lastNameKana, firstNameKana } = userAddresses;
const { postalCode, prefecture, city, address1, address2, phoneNumber, cellPhoneNumber } = userAddresses;

/** What people know an address by, each in one piece: a name without its space, an address as it is written. */
const SEARCHED = sql`concat_ws(chr(10), ${name}, ${lastName} || ${firstName}, ${lastNameKana} || ${firstNameKana},
  ${prefecture} || ${city} || ${address1} || ${address2}, ${postalCode}, replace(${phoneNumber}, '-', ''),
  replace(${cellPhoneNumber}, '-', ''))`;

const withoutHyphens = (word: string): string => (/^[\d-]+$/.test(word) ? word.replaceAll('-', '') : word);

/**
 * The addresses that contain every word of a text, in their name, the recipient's name or kana, the address, the postal
 * code or a telephone number; kana and digits as people type them. Undefined, for all addresses, where it has no word.
 */
export function addressCondition(text: string): SQL | undefined {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return and(
    ...words.slice(0, MOST_WORDS).map((word) => {
      const written = word.normalize('NFKC');
      const spellings = new Set([word, written, normaliseKana(word), withoutHyphens(written)]);
      return or(...[...spellings].map((spelling) => ilike(SEARCHED, likePart(spelling))));
    }),
  );
}
