import { validationMessages } from '../messages';
import { isMinDate } from './min-date';

describe('[valid-min-date] [interp-min-date-message] min_date', () => {
  it.each([
    ['', '2026-01-01', true],
    ['2026-01-01', '2026-01-01', true],
    ['2026-01-02', '2026-01-01', true],
    ['2025-12-31', '2026-01-01', false],
    ['2026-1-10', '2026-01-09', true],
    ['2026-1-2', '2026-01-10', false],
    ['2026-01-02', '', true],
    ['2026-02-30', '2026-01-01', false],
    ['あした', '2026-01-01', false],
    ['2026/01/02', '2026-01-01', false],
    ['２０２６-01-02', '2026-01-01', false],
  ])('%j from %j on: %s', (text, minimum, expected) => {
    expect(isMinDate(text, minimum)).toBe(expected);
  });

  it.each([['10,000 times 9', '9'.repeat(10_000), '2026-01-01', false]])(
    '%s',
    (_name, text, minimum, expected) => {
      expect(isMinDate(text, minimum)).toBe(expected);
    },
  );

  it('[string-valid-min-date] has the message of the specification', () => {
    expect(validationMessages.minDate()).toBe('参照終了日は参照開始日より大きです。');
  });
});
