import { validationMessages } from '../messages';
import { isAnyFilled } from './required-without-all';

describe('[valid-required-without-all] required_without_all', () => {
  it.each([
    [['', ''], false],
    [['', '0312345678'], true],
    [['a', ''], true],
    [['a', 'b', 'c'], true],
    [[' ', '\u3000'], false],
    [[], false],
    [['🙂'], true],
  ])('%j: %s', (texts, expected) => {
    expect(isAnyFilled(texts)).toBe(expected);
  });

  it('[string-valid-required-without-all] has the message of the specification', () => {
    expect(validationMessages.requiredWithoutAll()).toBe('いずれかは必須項目です');
  });
});
