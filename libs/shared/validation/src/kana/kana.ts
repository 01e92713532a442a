const KANA = /^[ァ-ヺー・。、\s]+$/;
const HIRAGANA = /[ぁ-ゖ]/g;
const HIRAGANA_TO_KATAKANA = 0x60;
const DASH_AFTER_KANA = /(?<=[ァ-ヺ])[‐‑‒–—―−－-]/g;

/** Full-width katakana with spaces and ー・。、; empty passes, `required` is another rule. core §5 */
export function isKana(text: string): boolean {
  return text === '' || KANA.test(text);
}

/** Hiragana and half-width kana as full-width katakana, a dash after kana as ー. */
export function normaliseKana(text: string): string {
  return text
    .normalize('NFKC')
    .replace(HIRAGANA, (letter) => String.fromCharCode(letter.charCodeAt(0) + HIRAGANA_TO_KATAKANA))
    .replace(DASH_AFTER_KANA, 'ー')
    .replace(/\s+/g, ' ')
    .trim();
}
