import { normaliseHalfWidth } from '../text/normalise-half-width';

const POST = /^\d{3}-?\d{4}$/;

/** 3 digits, an optional hyphen, 4 digits; empty passes. core §5 */
export function isPostalCode(text: string): boolean {
  return text === '' || POST.test(text);
}

/** `１２３４５６７` as `123-4567`; anything else only in half width. */
export function normalisePostalCode(text: string): string {
  const narrow = normaliseHalfWidth(text).replace(/^〒/, '');
  return POST.test(narrow) ? `${narrow.slice(0, 3)}-${narrow.slice(-4)}` : narrow;
}
