/** Runs of digits as people write card numbers: together, or with single spaces or dashes between. */
const DIGIT_RUN = /\d(?:[ -]?\d)+/g;
const SEPARATOR = /[ -]/;
/** Other dashes than the hyphen, as Japanese keyboards produce them. */
const DASHES = /[‐‑‒–—―−ー－]/g;
/** Nobody writes a card number further into a run; without an end, a long row of digits would cost time. */
const MOST_GROUPS = 64;
const DEEPEST = 32;

/** What the brands' numbers begin with, and how long they are. 13 digits are left out: product codes (JAN) have them. */
const BRANDS: readonly RegExp[] = [
  /^4\d{15}$/,
  /^(?:5[1-5]\d{2}|222[1-9]|22[3-9]\d|2[3-6]\d{2}|27[01]\d|2720)\d{12}$/,
  /^3[47]\d{13}$/,
  /^35(?:2[89]|[3-8]\d)\d{12}$/,
  /^3(?:0[0-5]|[68]\d)\d{11}$/,
  /^(?:6011|64[4-9]\d|65\d{2}|62\d{2})\d{12}$/,
];
const LONGEST = 16;
const SHORTEST = 14;

/** The check digit (Luhn) of card numbers. */
function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 0 ? digit : digit * 2;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

const isCardNumber = (digits: string): boolean =>
  digits.length >= SHORTEST && BRANDS.some((brand) => brand.test(digits)) && hasCheckDigit(digits);

/** Whether whole groups of a run, joined, make a number: `4242 4242 4242 4242 12` holds one, a longer number none. */
function isInRun(run: string): boolean {
  const groups = run.split(SEPARATOR, MOST_GROUPS);
  return groups.some((_, start) => {
    let digits = '';
    for (let index = start; index < groups.length && digits.length < LONGEST; index += 1) {
      digits += groups[index] ?? '';
      if (isCardNumber(digits)) return true;
    }
    return false;
  });
}

/** Whether a text holds what can only be the number of a payment card. */
export const hasCardNumber = (text: string): boolean =>
  text.length >= SHORTEST &&
  (text.normalize('NFKC').replace(DASHES, '-').match(DIGIT_RUN) ?? []).some(isInRun);

/** The dotted path of the first card number in a request's part, `null` where there is none. reliability 9 */
export function findCardNumber(value: unknown, path = '', depth = 0): string | null {
  if (typeof value === 'string' || typeof value === 'number')
    return hasCardNumber(String(value)) ? path || '_' : null;
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return null;
  for (const [name, child] of Object.entries(value)) {
    const found = findCardNumber(child, path === '' ? name : `${path}.${name}`, depth + 1);
    if (found !== null) return found;
  }
  return null;
}
