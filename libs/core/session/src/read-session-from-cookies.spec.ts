import { fakeToken } from '@shop/testing-api/fake-token';
import { readSessionFromCookies } from './read-session-from-cookies';

const NOW = 1_000_000_000_000;
const SECONDS = NOW / 1000;
const mine = fakeToken({ sub: '7', channel: 'default', exp: SECONDS + 60 });
const old = fakeToken({ sub: '7', channel: 'default', exp: SECONDS - 1 });
const other = fakeToken({ sub: '7', channel: 'gift', exp: SECONDS + 60 });
const iso = (ms: number) => encodeURIComponent(new Date(ms).toISOString());

describe('readSessionFromCookies', () => {
  it.each([
    ['no cookie at all', null, 'absent'],
    ['an empty token', 'access_token=', 'absent'],
    ['something that is no token', 'access_token=abc', 'absent'],
    ["another channel's token", `access_token=${other}`, 'absent'],
    ['a valid token among others', `a=b; access_token=${mine}; x`, 'valid'],
    ['a token past its own expiry', `access_token=${old}`, 'expired'],
    ['a token whose cookie says it is over', `access_token=${mine}; expires_at=${iso(NOW - 1)}`, 'expired'],
    ['a token that claims no expiry', `access_token=${fakeToken({ sub: '7' })}`, 'expired'],
    ['a broken encoding beside it', `bad=%E0%A4%A; access_token=${mine}`, 'valid'],
  ])('%s', (_name, header, state) => {
    expect(readSessionFromCookies(header, 'default', NOW).state).toBe(state);
  });

  it('takes the earlier expiry of cookie and token', () => {
    const header = `access_token=${mine}; expires_at=${iso(NOW + 999_999_999)}`;
    expect(readSessionFromCookies(header, 'default', NOW)).toMatchObject({
      expiresAtMs: NOW + 60_000,
      userId: '7',
    });
  });
});
