import { findValue } from './find-value';

/** Digits of any width and shape with single spaces or dashes between, as people write card numbers. */
const WRITTEN_DIGITS = /\p{N}(?:[\s\p{Pd}−ーｰ]?\p{N})+/gu;
/** Random identifiers and digests, such as the signature of a payment event: one in thousands contains a card's digits. */
const IDENTIFIERS = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}|[\da-f]{32,}/giu;
/** Other dashes than the hyphen, as Japanese keyboards produce them. */
const DASHES = /[\p{Pd}−ー]/gu;
const [ZERO, SPACE, HYPHEN] = [0x30, 0x20, 0x2d];

/**
 * Card numbers by their length: the ranges in which their first four digits lie. 13 digits are left out, because
 * product codes (JAN) have 13.
 */
const BRANDS: Readonly<Record<number, readonly (readonly [from: number, to: number])[]>> = {
  // Diners Club
  14: [
    [3000, 3059],
    [3600, 3699],
    [3800, 3899],
  ],
  // American Express
  15: [
    [3400, 3499],
    [3700, 3799],
  ],
  // Visa, Mastercard, JCB, Discover, UnionPay
  16: [
    [4000, 4999],
    [5100, 5599],
    [2221, 2720],
    [3528, 3589],
    [6011, 6011],
    [6440, 6599],
    [6200, 6299],
  ],
};
const PREFIX_LENGTH = 4;
const SHORTEST = 14;
const LONGEST = 16;
/** The smallest number with the length of the shortest card number. */
const SMALLEST = 10 ** (SHORTEST - 1);

/** The digit at an index; -1 where there is no digit. */
function digitAt(text: string, index: number): number {
  const digit = text.charCodeAt(index) - ZERO;
  return digit >= 0 && digit <= 9 ? digit : -1;
}

const isSeparator = (text: string, index: number): boolean =>
  text.charCodeAt(index) === SPACE || text.charCodeAt(index) === HYPHEN;

/** Whether the digits from `start` are a card number: a known brand with a correct check digit (Luhn). */
function isCardNumber(digits: readonly number[], start: number, length: number): boolean {
  let prefix = 0;
  for (let index = 0; index < PREFIX_LENGTH; index += 1) prefix = prefix * 10 + (digits[start + index] ?? 0);
  if (BRANDS[length]?.some(([from, to]) => from <= prefix && prefix <= to) !== true) return false;
  let sum = 0;
  for (let index = 0; index < length; index += 1) {
    const digit = digits[start + index] ?? 0;
    const weighed = (length - index) % 2 === 0 ? digit * 2 : digit;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}

/**
 * `4242 4242 4242 4242 12` contains a card number; one longer number without gaps does not. `edges` are the gaps
 * between groups.
 */
function isInRun(digits: readonly number[], edges: readonly boolean[]): boolean {
  for (let start = 0; start + SHORTEST <= digits.length; start += 1)
    for (let length = SHORTEST; length <= LONGEST; length += 1)
      if (edges[start] === true && edges[start + length] === true && isCardNumber(digits, start, length))
        return true;
  return false;
}

/** Checks each run of digits, as a whole and by its groups. */
function isAmong(text: string): boolean {
  let digits: number[] = [];
  let edges = [true];
  for (let index = 0; index <= text.length; index += 1) {
    const digit = digitAt(text, index);
    if (digit !== -1) {
      digits.push(digit);
      edges.push(false);
      continue;
    }
    edges[digits.length] = true;
    if (isSeparator(text, index) && digitAt(text, index + 1) !== -1) continue;
    if (isInRun(digits, edges)) return true;
    digits = [];
    edges = [true];
  }
  return false;
}

/**
 * Whether a text contains a payment card number. The time is linear in the length of the text, whatever it contains.
 */
export const hasCardNumber = (text: string): boolean =>
  text.length >= SHORTEST &&
  (text.replace(IDENTIFIERS, 'x').match(WRITTEN_DIGITS) ?? []).some((digits) =>
    isAmong(digits.normalize('NFKC').replace(DASHES, '-')),
  );

/** The dotted path of the first card number in a request's part, `null` where there is none. reliability 9 */
export const findCardNumber = (part: unknown): string | null =>
  findValue(part, (value) =>
    typeof value === 'string'
      ? hasCardNumber(value)
      : typeof value === 'number' && value >= SMALLEST && hasCardNumber(String(value)),
  );
