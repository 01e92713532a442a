import { normaliseKana } from '@shop/validation/kana';

const ALL_KANA = /^[ぁ-ゖァ-ヺーｦ-ﾟ・\s]+$/;
/** What the input method has not turned into kana yet: the k of か. */
const UNFINISHED = /[a-zａ-ｚ]+$/i;

/** Listens to an input method and tells how what it wrote is read. */
export interface KanaReader {
  /** The text under composition. */
  hear(composing: string): void;
  /** The composition is over with this text; its reading in full-width katakana, empty where it is not known. */
  finish(written: string): string;
}

/** A name is typed in kana and then turned into other characters: what stood there in kana last is its reading. */
export function createKanaReader(): KanaReader {
  let reading = '';
  return {
    hear: (composing) => {
      const kana = composing.replace(UNFINISHED, '');
      if (ALL_KANA.test(kana)) reading = kana;
    },
    finish: (written) => {
      const known = ALL_KANA.test(written) ? written : reading;
      reading = '';
      return written === '' ? '' : normaliseKana(known);
    },
  };
}
