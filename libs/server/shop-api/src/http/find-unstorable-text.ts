import { findValue } from './find-value';

const HALF_A_PAIR = /\p{Surrogate}/u;
/**
 * More marks on one letter than any script puts there (Unicode's Stream-Safe Text Format), the half-width voiced and
 * semi-voiced ones among them. Composing such a text takes the square of its length. Looked for from their first one on.
 */
const HEAP_OF_MARKS = /(?<![\p{M}\uff9e\uff9f])[\p{M}\uff9e\uff9f]{31}/u;

/**
 * The dotted path of the first text that cannot be kept (a NUL character, half a surrogate pair, marks without end), or of
 * what is nested deeper than any real request; `null` where all is well.
 */
export const findUnstorableText = (part: unknown): string | null =>
  findValue(part, (value) =>
    typeof value === 'string'
      ? value.includes('\0') || HALF_A_PAIR.test(value) || HEAP_OF_MARKS.test(value)
      : typeof value === 'object' && value !== null,
  );
