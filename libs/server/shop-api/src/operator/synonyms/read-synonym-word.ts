import { normaliseSearchText } from '../../products/normalise-search-text';

const LONGEST = 50;

/** What a word of a synonym has to be, in Japanese and English. */
export const SYNONYM_WORD = {
  ja: `空白のない ${LONGEST} 文字までの語`,
  en: `one word of at most ${LONGEST} characters`,
} as const;

/** A word in the form in which it is searched; `null` for one that a search could not be. */
export function readSynonymWord(given: string): string | null {
  const word = normaliseSearchText(given);
  return word !== '' && word.length <= LONGEST && !word.includes(' ') && !word.includes('\0') ? word : null;
}
