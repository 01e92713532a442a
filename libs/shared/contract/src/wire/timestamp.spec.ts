import * as v from 'valibot';
import { DateText } from './timestamp';

it.each([
  ['2026-04-01', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-4-1', false],
  ['２０２６-04-01', false],
  ['', false],
])('%s is a calendar day: %s', (text, expected) => {
  expect(v.is(DateText, text)).toBe(expected);
});
