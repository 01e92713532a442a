import { findValue } from './find-value';

const HALF_A_PAIR = /\p{Surrogate}/u;
/**
 * More combining marks on one letter than any script uses (Unicode's Stream-Safe Text Format), the half-width voiced
 * and semi-voiced marks among them. Normalising such a text takes quadratic time. The match begins at the first mark.
 */
const HEAP_OF_MARKS = /(?<![\p{M}\uff9e\uff9f])[\p{M}\uff9e\uff9f]{31}/u;

/**
 * The dotted path of the first text that the database cannot store (a NUL character, half a surrogate pair, endless
 * marks), or of a value that is nested too deeply; `null` where there is none.
 */
export const findUnstorableText = (part: unknown): string | null =>
  findValue(part, (value) =>
    typeof value === 'string'
      ? value.includes('\0') || HALF_A_PAIR.test(value) || HEAP_OF_MARKS.test(value)
      : typeof value === 'object' && value !== null,
  );
