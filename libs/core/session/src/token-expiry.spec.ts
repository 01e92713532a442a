import { tokenExpiry } from './token-expiry';

const NOW = Date.parse('2026-04-01T12:00:00+09:00');

describe('tokenExpiry', () => {
  // spec items: trans-session-expiry-computed, interp-expiry-precedence, const-token-safety-margin
  it.each([
    ['expires_in, less 5 s', { expiresAt: null, expiresIn: 3600 }, NOW + 3_595_000],
    [
      'expires_at as it is, although expires_in is there',
      { expiresAt: '2026-04-01T13:00:00+09:00', expiresIn: 60 },
      NOW + 3_600_000,
    ],
    ['an unreadable expires_at falls back', { expiresAt: 'soon', expiresIn: 60 }, NOW + 55_000],
    ['neither', { expiresAt: null, expiresIn: null }, null],
  ])('%s', (_name, payload, expected) => {
    expect(tokenExpiry(payload, NOW)).toBe(expected);
  });
});
