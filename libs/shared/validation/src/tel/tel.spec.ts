import { validationMessages } from '../messages';
import { isTel } from './tel';

describe('tel', () => {
  // spec items: valid-tel, interp-tel-hyphens
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
    ['03－1234－5678', false],
    ['03ー1234ー5678', false],
    ['03-1234-5678-9', false],
    ['03--12345678', false],
    ['-03-1234-5678', false],
    ['03 1234 5678', false],
    ['(03)1234-5678', false],
    ['+81-3-1234-5678', false],
    ['0120-123-456', true],
    ['0991-23-4567', true],
    ['04992-2-1234', true],
    ['09-1-1', true],
    ['📞', false],
  ])('%j: %s', (text, expected) => {
    expect(isTel(text)).toBe(expected);
  });

  it.each([
    ['0 and 10,000 times 1', `0${'1'.repeat(10_000)}`, false],
    ['0 and 5,000 times 1-', `0${'1-'.repeat(5_000)}`, false],
  ])('%s', (_name, text, expected) => {
    expect(isTel(text)).toBe(expected);
  });

  // spec items: string-valid-tel
  it('has the message of the specification', () => {
    expect(validationMessages.tel('電話番号')).toBe('電話番号は電話番号のフォーマットで入力してください');
  });
});
