const KATAKANA = /[\u30a1-\u30f6]/g;
/** From a katakana to its hiragana. */
const KANA_DISTANCE = 0x60;
const DASHES_AFTER_KANA = /(?<=[\u3041-\u3096])[-‐‑–—―−ｰ~〜]/g;
const NOT_SEARCHED = /[・･、。,.''"“”()（）「」『』]/g;
const SPACES = /\s+/g;
const BETWEEN_WORDS = /[\s・･、。,.''"“”()（）「」『』]+/u;

/**
 * The form in which products are stored and searched: width, case, hiragana and katakana, and the kinds of dashes
 * that stand for a long vowel no longer differ. Words stay separated by one space.
 */
export function normaliseSearchText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(KATAKANA, (letter) => String.fromCharCode(letter.charCodeAt(0) - KANA_DISTANCE))
    .replace(DASHES_AFTER_KANA, 'ー')
    .replace(NOT_SEARCHED, ' ')
    .replace(SPACES, ' ')
    .trim();
}

const MOST_WORDS = 10;

/** A word of a search as it was typed, and in the form in which it is searched. */
export interface TypedWord {
  readonly typed: string;
  readonly word: string;
}

/** The words of a search, as they were typed too; at most ten. */
export function typedWords(text: string): readonly TypedWord[] {
  return text
    .normalize('NFKC')
    .split(BETWEEN_WORDS)
    .map((typed) => ({ typed, word: normaliseSearchText(typed) }))
    .filter(({ word }) => word !== '')
    .slice(0, MOST_WORDS);
}

/** The words of a search, each of which a product must contain; at most ten. */
export const searchWords = (word: string): readonly string[] =>
  normaliseSearchText(word).split(' ').filter(Boolean).slice(0, MOST_WORDS);
