const KATAKANA = /[\u30a1-\u30f6]/g;
/** From a katakana to its hiragana. */
const KANA_DISTANCE = 0x60;
const DASHES_AFTER_KANA = /(?<=[\u3041-\u3096])[-‐‑–—―−ｰ~〜]/g;
const NOT_SEARCHED = /[・･、。,.''"“”()（）「」『』]/g;
const SPACES = /\s+/g;

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

/** The words of a search, each of which a product must contain; at most ten. */
export const searchWords = (word: string): readonly string[] =>
  normaliseSearchText(word).split(' ').filter(Boolean).slice(0, 10);
