import * as v from 'valibot';
import { formatMoment, Moment } from './content-fields';

it.each([
  ['2026-05-01 10:00', '2026-05-01T01:00:00.000Z'],
  ['2026-05-01 00:00', '2026-04-30T15:00:00.000Z'],
  ['2026-05-01T00:00:30.000+09:00', '2026-04-30T15:00:30.000Z'],
  ['2026-12-31T23:59:59.007+09:00', '2026-12-31T14:59:59.007Z'],
])('%s is how a pull writes %s, in Japan, and what a push reads', (written, instant) => {
  expect(formatMoment(new Date(instant))).toBe(written);
  expect(v.parse(Moment, written).toISOString()).toBe(instant);
});
