import type { destinationsWords } from './destinations-words';

/** What is said of what a product has left to share out. */
export function remainderText(words: typeof destinationsWords.words, remainder: number): string {
  if (remainder === 0) return words.complete;
  return remainder > 0 ? words.remaining(remainder) : words.tooMany(-remainder);
}
