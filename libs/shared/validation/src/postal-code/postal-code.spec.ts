import { validationMessages } from '../messages';
import { isPostalCode, normalisePostalCode } from './postal-code';

describe('isPostalCode', () => {
  // spec items: valid-post
  it.each([
    ['123-4567', true],
    ['1234567', true],
    ['', true],
    ['12-34567', false],
    ['123-456', false],
    ['123--4567', false],
    ['１２３-4567', false],
    ['123-45678', false],
    ['123－4567', false],
    ['123ー4567', false],
    ['123―4567', false],
    ['123‐4567', false],
    ['123 4567', false],
    ['〒123-4567', false],
    ['1234-567', false],
    ['-1234567', false],
    ['一二三四五六七', false],
    ['123-456🙂', false],
  ])('%j: %s', (text, expected) => {
    expect(isPostalCode(text)).toBe(expected);
  });

  it.each([['10,000 times 1', '1'.repeat(10_000), false]])('%s', (_name, text, expected) => {
    expect(isPostalCode(text)).toBe(expected);
  });

  it.each([
    ['１２３４５６７', '123-4567'],
    ['〒123－4567', '123-4567'],
    ['12', '12'],
    ['１２３ー４５６７', '123-4567'],
    ['１２３―４５６７', '123-4567'],
    ['１２３‐４５６７', '123-4567'],
    ['１２３−４５６７', '123-4567'],
    ['123 4567', '123-4567'],
    [' 1234567 ', '123-4567'],
    ['〒 1234567', '123-4567'],
    ['', ''],
  ])('normalises %s to %s', (text, expected) => {
    expect(normalisePostalCode(text)).toBe(expected);
  });

  // spec items: string-valid-post
  it('has the message of the specification', () => {
    expect(validationMessages.postalCode('郵便番号')).toBe(
      '郵便番号は郵便番号の形式で入力してください。　例：123-4567',
    );
  });
});
