import { textRule } from '@shop/site/form/text-rule';
import { normaliseLine } from '@shop/validation/text/normalise-line';

const NUMBER_MAX_LENGTH = 40;

/** Full-width letters and digits become half-width ones. */
export const halfWidth = (text: string): string => normaliseLine(text.normalize('NFKC'));

/** The rule of an order's number, which is written in half-width capitals. */
export const orderNumberRule = textRule('注文番号', {
  maxLength: NUMBER_MAX_LENGTH,
  normalise: (text) => halfWidth(text).toUpperCase(),
});
