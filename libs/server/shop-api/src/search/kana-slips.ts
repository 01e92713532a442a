const IS_KANA = /^[ぁ-ゖー]+$/u;
/** Between both stands every hiragana, small and voiced ones too. */
const [FIRST_KANA, LAST_KANA] = [0x3041, 0x3096];
const KANA: readonly string[] = [
  ...Array.from({ length: LAST_KANA - FIRST_KANA + 1 }, (_, at) => String.fromCharCode(FIRST_KANA + at)),
  'ー',
];
/** The dots and the circle of ば and ぱ, as characters of their own. */
const MARKS = /[\u3099\u309a]/gu;
const SMALL = 'ぁぃぅぇぉっゃゅょゎゕゖ';
const LARGE = 'あいうえおつやゆよわかけ';
/** Each letter of a longer word would be more to try than it is worth. */
const LONGEST = 10;
/** Ends of compounds are known from so many letters on. */
const SHORTEST = 3;

/** Without what is easily left out or mistaken: ば, ぱ and は, っ and つ are one. */
const withoutMarks = (word: string): string =>
  word
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/[ぁぃぅぇぉっゃゅょゎゕゖ]/gu, (letter) => LARGE.charAt(SMALL.indexOf(letter)));

/** Whether two words differ only in dots, circles and the size of kana: らんぶ and らんぷ. */
export const isSameButForMarks = (one: string, other: string): boolean =>
  withoutMarks(one) === withoutMarks(other);

/**
 * The words in hiragana from which this one differs by a letter that is missing, too many, another or swapped with the next one.
 * The first letter may only have other marks: it is hardly ever mistaken, and without it most ends of compounds fit.
 * Empty for a word that is not all kana.
 */
export function kanaSlips(word: string): readonly string[] {
  if (!IS_KANA.test(word) || word.length > LONGEST) return [];
  const places = Array.from(word, (_, at) => at);
  const put = (from: number, letters: string, to: number) => word.slice(0, from) + letters + word.slice(to);
  const slips = [
    ...places.flatMap((at) => KANA.map((letter) => put(at, letter, at + 1))),
    ...places.flatMap((at) => KANA.map((letter) => put(at + 1, letter, at + 1))),
    ...places.map((at) => put(at, '', at + 1)),
    ...places.map((at) => put(at, word.charAt(at + 1) + word.charAt(at), at + 2)),
  ];
  return [...new Set(slips)].filter(
    (slip) => slip !== word && slip.length >= SHORTEST && isSameButForMarks(slip.charAt(0), word.charAt(0)),
  );
}
