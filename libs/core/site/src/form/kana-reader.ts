import { normaliseKana } from '@shop/validation/kana';

const ALL_KANA = /^[ぁ-ゖァ-ヺーｦ-ﾟ・\s]+$/;
/** Letters that the input method has not converted to kana yet: the k of か. */
const UNCONVERTED_LETTERS = /[a-zａ-ｚ]+$/i;

/** Derives the kana reading of a text from the events of an input method. */
export interface KanaReader {
  /** Called with the text under composition. */
  onComposition(composing: string): void;
  /** Called with the composed text. Returns its reading in full-width katakana, empty where it is not known. */
  onCompositionEnd(written: string): string;
}

/** A name is typed in kana and then converted to kanji: the last kana before the conversion is its reading. */
export function createKanaReader(): KanaReader {
  let reading = '';
  return {
    onComposition: (composing) => {
      const kana = composing.replace(UNCONVERTED_LETTERS, '');
      if (ALL_KANA.test(kana)) reading = kana;
    },
    onCompositionEnd: (written) => {
      const kana = ALL_KANA.test(written) ? written : reading;
      reading = '';
      return written === '' ? '' : normaliseKana(kana);
    },
  };
}
