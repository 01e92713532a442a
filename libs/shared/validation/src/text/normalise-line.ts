const SPACES = /[\s\u3000]+/g;

/** Composed, one space between words, none around: how a line of text is kept. */
export function normaliseLine(text: string): string {
  return text.normalize('NFC').replace(SPACES, ' ').trim();
}
