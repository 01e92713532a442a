import { validationMessages } from '../messages';
import { isDecimal, normaliseDecimal } from './decimal';

describe('[valid-decimal] decimal', () => {
  it.each([
    ['', 2, true],
    ['0', 2, true],
    ['170', 1, true],
    ['170.5', 1, true],
    ['170.55', 1, false],
    ['170.55', 2, true],
    ['170.', 1, false],
    ['.5', 1, false],
    ['-3.5', 1, true],
    ['+3', 0, true],
    ['3.0', 0, false],
    ['1e3', 2, false],
    ['NaN', 2, false],
    ['Infinity', 2, false],
    ['1,234', 0, false],
    ['１７０', 1, false],
    ['1 70', 1, false],
    ['1.2.3', 5, false],
    ['--1', 0, false],
    ['七', 0, false],
    ['🙂', 0, false],
    ['0x10', 0, false],
  ])('%j with %i decimal places: %s', (text, places, expected) => {
    expect(isDecimal(text, places)).toBe(expected);
  });

  it.each([
    ['10,000 times 9', '9'.repeat(10_000), 0, true],
    ['1. and 10,000 times 9', `1.${'9'.repeat(10_000)}`, 2, false],
  ])('%s', (_name, text, places, expected) => {
    expect(isDecimal(text, places)).toBe(expected);
  });

  it.each([
    ['１７０．５', '170.5'],
    ['１，２３４．５', '1234.5'],
    ['－３', '-3'],
    ['1 234', '1234'],
    ['12,34', '12,34'],
    ['1,234,567', '1234567'],
    ['百', '百'],
  ])('normalises %s to %s', (text, expected) => {
    expect(normaliseDecimal(text)).toBe(expected);
  });

  it('[string-valid-decimal] has the message of the specification', () => {
    expect(validationMessages.decimal('身長', 1)).toBe('身長は小数点第1位までの数値を入力してください');
  });
});
