import { expiresSoon } from './expires-soon';

const NOW = Date.parse('2026-04-01T00:00:00.000Z');

it.each([
  ['in an hour', '2026-04-01T01:00:00.000Z', true],
  ['in exactly 30 days', '2026-05-01T00:00:00.000Z', true],
  ['a moment later than that', '2026-05-01T00:00:00.001Z', false],
  ['now', '2026-04-01T00:00:00.000Z', false],
  ['yesterday', '2026-03-31T00:00:00.000Z', false],
])('points that expire %s are announced or not', (_when, expiresAt, isSoon) => {
  expect(expiresSoon(expiresAt, NOW)).toBe(isSoon);
});
