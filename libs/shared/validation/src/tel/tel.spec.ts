import { validationMessages } from '../messages';
import { isTel } from './tel';

describe('tel', () => {
  // inventory: valid-tel
  it.each([
    ['', true],
    ['0312345678', true],
    ['09012345678', true],
    ['03-1234-5678', true],
    ['090-1234-5678', true],
    ['0-1-1', false],
    ['01-1-1', true],
    ['012345-1-1', false],
    ['031234567', false],
    ['090123456789', false],
    ['1312345678', false],
    ['03-12345-678', false],
    ['03-1234', false],
    ['０３12345678', false],
  ])('%s: %s', (text, expected) => {
    expect(isTel(text)).toBe(expected);
  });

  // inventory: string-valid-tel
  it('says so', () => {
    expect(validationMessages.tel('電話番号')).toBe('電話番号は電話番号のフォーマットで入力してください');
  });
});
