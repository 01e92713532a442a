/** Latin and half-width forms, and pictures: what names in full-width characters do not hold. */
const NOT_FULL_WIDTH = /[\u0000-\u00ff\uff61-\uffdc\uffe8-\uffee]|\p{Emoji_Presentation}/u;
const HALF_WIDTH_LATIN = /[!-~]/g;
const TO_FULL_WIDTH = 0xfee0;

/** Full-width characters only; empty passes. account §5 (one tenant) */
export function isFullWidth(text: string): boolean {
  return !NOT_FULL_WIDTH.test(text);
}

/**
 * Letters, digits, kana and spaces in full width: `ﾔﾏﾀﾞ A1` becomes `ヤマダ　Ａ１`.
 */
export function normaliseFullWidth(text: string): string {
  return text
    .normalize('NFKC')
    .replace(HALF_WIDTH_LATIN, (letter) => String.fromCharCode(letter.charCodeAt(0) + TO_FULL_WIDTH))
    .trim()
    .replace(/\s+/g, '\u3000');
}
