import { englishToJapanese } from './english-words';
import { romajiToKana } from './romaji-to-kana';

/** What a word in Latin characters is in Japanese, read as English (mug: まぐ) and as romaji (magu: まぐ); none for others. */
export const latinSpellings = (word: string): readonly string[] =>
  [englishToJapanese(word), romajiToKana(word)].filter((spelling) => spelling !== null);
