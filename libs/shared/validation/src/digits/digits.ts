const DIGITS = /^\d*$/;

/** Half-width digits only, so many at most; empty passes. */
export function isDigits(text: string, max: number): boolean {
  return text.length <= max && DIGITS.test(text);
}

/** Half-width digits, exactly so many; empty passes. */
export function hasDigits(text: string, count: number): boolean {
  return text === '' || (text.length === count && DIGITS.test(text));
}
