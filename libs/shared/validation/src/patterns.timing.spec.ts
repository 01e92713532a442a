import { isDateBirth } from './date-birth/date-birth';
import { isDecimal } from './decimal/decimal';
import { hasDigits, isDigits } from './digits/digits';
import { isEmail } from './email/email';
import { isFullWidth, normaliseFullWidth } from './full-width/full-width';
import { isHalfWidthAlphaNum } from './half-width-alpha-num/half-width-alpha-num';
import { hasHouseNumber } from './house-number/house-number';
import { isKana, normaliseKana } from './kana/kana';
import { nameChecks } from './name/name-checks';
import { isPassword } from './password/password';
import { isPostalCode, normalisePostalCode } from './postal-code/postal-code';
import { isTel } from './tel/tel';
import { normaliseHalfWidth } from './text/normalise-half-width';
import { normaliseLine } from './text/normalise-line';

/** Far above what a linear pattern takes, far below what a backtracking one does. */
const MAX_MS = 250;
const LENGTH = 10_000;
const UNITS = [
  'a',
  '1',
  '0-',
  'ア',
  'ー',
  '-',
  ' ',
  '\u3000',
  '.',
  '@a.',
  'a@',
  ',1',
  'カ\u3099',
  '𠮷',
  '🙂',
  'a.',
  'a-',
  'co.ltd',
  '\u200b',
];
const TRICKY = UNITS.flatMap((unit) => [unit.repeat(LENGTH), `0${unit.repeat(LENGTH)}!`]);

it.each<[string, (text: string) => unknown]>([
  ['kana', isKana],
  ['normaliseKana', normaliseKana],
  ['postal code', isPostalCode],
  ['normalisePostalCode', normalisePostalCode],
  ['tel', isTel],
  ['house number', hasHouseNumber],
  ['email', isEmail],
  ['password', isPassword],
  ['half width', isHalfWidthAlphaNum],
  ['normaliseHalfWidth', normaliseHalfWidth],
  ['normaliseLine', normaliseLine],
  ['decimal', (text) => isDecimal(text, 2)],
  ['full width', isFullWidth],
  ['normaliseFullWidth', normaliseFullWidth],
  ['digits', (text) => isDigits(text, 11) || hasDigits(text, 7)],
  ['name', (text) => nameChecks.map(({ passes }) => passes(text))],
  ['date', (day) => isDateBirth({ year: '2000', month: '1', day })],
])('%s validates ten thousand characters in linear time', (_name, rule) => {
  for (const text of TRICKY) {
    const started = performance.now();
    rule(text);
    expect(performance.now() - started).toBeLessThan(MAX_MS);
  }
});
