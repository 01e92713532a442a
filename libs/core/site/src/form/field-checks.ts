import { isDecimal } from '@shop/validation/decimal';
import { hasDigits, isDigits } from '@shop/validation/digits';
import { isEmail } from '@shop/validation/email';
import { isFullWidth } from '@shop/validation/full-width';
import { isHalfWidthAlphaNum } from '@shop/validation/half-width-alpha-num';
import { hasHouseNumber } from '@shop/validation/house-number';
import { isKana } from '@shop/validation/kana';
import { validationMessages as messages } from '@shop/validation/messages';
import { isPassword } from '@shop/validation/password';
import { newPasswordMessage } from '@shop/validation/new-password-message';
import { isPostalCode } from '@shop/validation/postal-code';
import { isTel } from '@shop/validation/tel';
import { characterCount } from '@shop/validation/text/character-count';
import type { FieldCheck } from './text-rule';

/** Bounds apply to numbers only; another rule checks whether the text is a number. */
const isNumberAnd = (isValid: (value: number) => boolean) => (text: string) =>
  text === '' || !isDecimal(text, Infinity) || isValid(Number(text));

/** The standard rules with their messages; an empty text passes each. core §5, account §5 */
export const fieldChecks = {
  kana: { passes: isKana, message: messages.kana },
  postalCode: { passes: isPostalCode, message: messages.postalCode },
  houseNumber: { passes: hasHouseNumber, message: messages.houseNumber },
  tel: { passes: isTel, message: messages.tel },
  email: { passes: isEmail, message: messages.email },
  fullWidth: { passes: isFullWidth, message: messages.fullWidth },
  halfWidthAlphaNum: { passes: isHalfWidthAlphaNum, message: messages.halfWidthAlphaNum },
  numeric: { passes: (text: string) => isDigits(text, Infinity), message: messages.numeric },
  newPassword: {
    passes: (text: string) => text === '' || isPassword(text),
    message: (label: string, text: string) => newPasswordMessage(label, text),
  },
  decimal: (places: number): FieldCheck => ({
    passes: (text) => isDecimal(text, places),
    message: (label) => messages.decimal(label, places),
  }),
  digits: (count: number): FieldCheck => ({
    passes: (text) => hasDigits(text, count),
    message: (label) => messages.digits(label, count),
  }),
  maxDigits: (max: number): FieldCheck => ({
    passes: (text) => isDigits(text, max),
    message: (label) => messages.maxDigits(label, max),
  }),
  minLength: (min: number): FieldCheck => ({
    passes: (text) => text === '' || characterCount(text) >= min,
    message: (label) => messages.minLength(label, min),
  }),
  minValue: (min: number): FieldCheck => ({
    passes: isNumberAnd((value) => value >= min),
    message: (label) => messages.minValue(label, min),
  }),
  maxValue: (max: number): FieldCheck => ({
    passes: isNumberAnd((value) => value <= max),
    message: (label) => messages.maxValue(label, max),
  }),
} as const;
