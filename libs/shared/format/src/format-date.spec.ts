import { formatDateTime, formatDateWithWeekday } from './format-date';

describe('formatDate and formatDateTime', () => {
  // spec items: const-datetime-format
  it.each([
    ['2026-04-01T09:05:00+09:00', '2026.04.01 9:05'],
    ['2026-04-01T14:59:00Z', '2026.04.01 23:59'],
    ['2026-03-31T15:00:00Z', '2026.04.01 0:00'],
  ])('%s is at %s', (value, expected) => {
    expect(formatDateTime(value)).toBe(expected);
  });

  it('formats the weekday', () => {
    expect(formatDateWithWeekday('2026-04-01')).toBe('2026.04.01（水）');
  });
});
