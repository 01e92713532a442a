import { type SQL, sql } from 'drizzle-orm';
import { productModels } from '../db/schema';

/** More of a long word would not find fewer products. */
const MAX_GRAMS = 12;

/**
 * The pieces that a text must consist of to contain a word: its pairs of neighbouring letters, or the one letter that it
 * has. Pairs, because Japanese words are short; the same ones as the database's `search_grams`.
 */
export function searchGrams(word: string): readonly string[] {
  const letters = [...word];
  const pairs = letters.slice(1).map((letter, before) => `${letters[before] ?? ''}${letter}`);
  return [...new Set(pairs.length > 0 ? pairs : letters)].slice(0, MAX_GRAMS);
}

/** Models whose normalised text contains this normalised word; one that begins with a space begins a word of theirs. */
export function containsWord(word: string): SQL {
  const grams = sql.join(
    searchGrams(word).map((gram) => sql`${gram}::text`),
    sql`, `,
  );
  return sql`(search_grams(${productModels.searchText}) @> array[${grams}]
    and strpos(' ' || ${productModels.searchText}, ${word}) > 0)`;
}
