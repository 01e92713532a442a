import { validationMessages } from '../messages';
import { hasDigits, isDigits } from './digits';

describe('[valid-tenant-phone] [const-tenant-phone-max] half-width digits, up to 11', () => {
  it.each([
    ['', true],
    ['0312345678', true],
    ['09012345678', true],
    ['090123456789', false],
    ['03-1234-5678', false],
    ['０３12345678', false],
    ['+8131234567', false],
    ['03 1234567', false],
    ['〇九〇', false],
    ['🙂', false],
  ])('%j: %s', (text, expected) => {
    expect(isDigits(text, 11)).toBe(expected);
  });

  it.each([['10,000 times 1', '1'.repeat(10_000), false]])('%s', (_name, text, expected) => {
    expect(isDigits(text, 11)).toBe(expected);
  });

  it('has a message with the label and the number of digits', () => {
    expect(validationMessages.maxDigits('電話番号', 11)).toBe(
      '電話番号はハイフンなしの半角数字11桁以内で入力してください',
    );
  });
});

describe('[valid-tenant-postal-code] [const-tenant-postal-digits] half-width digits, seven', () => {
  it.each([
    ['', true],
    ['1000001', true],
    ['100-0001', false],
    ['100001', false],
    ['10000010', false],
    ['１０００００１', false],
  ])('%j: %s', (text, expected) => {
    expect(hasDigits(text, 7)).toBe(expected);
  });

  it.each([['10,000 times 1', '1'.repeat(10_000), false]])('%s', (_name, text, expected) => {
    expect(hasDigits(text, 7)).toBe(expected);
  });

  it('has a message with the label and the number of digits', () => {
    expect(validationMessages.digits('郵便番号', 7)).toBe('郵便番号は半角数字7桁で入力してください');
  });
});
