import { fakeToken } from './fake-token';
import { readTokenClaims } from './token-claims';

describe('readTokenClaims', () => {
  // inventory: beh-token-subject
  it.each([
    [
      { sub: '12', channel: 'default', exp: 100 },
      { userId: '12', channel: 'default', expiresAtMs: 100_000 },
    ],
    [{ sub: 12 }, { userId: '12', channel: null, expiresAtMs: null }],
    [
      { sub: '机', channel: 'gift' },
      { userId: '机', channel: 'gift' },
    ],
  ])('reads %j', (claims, expected) => {
    expect(readTokenClaims(fakeToken(claims))).toMatchObject(expected);
  });

  it('takes a member for registered unless the token says otherwise', () => {
    expect(readTokenClaims(fakeToken({ sub: '1' }))?.isRegisteredMember).toBe(true);
    expect(readTokenClaims(fakeToken({ sub: '1', is_registered_member: false }))?.isRegisteredMember).toBe(
      false,
    );
  });

  it.each(['', 'a', 'a.b.c', 'a.!!!.c', fakeToken({ channel: 'default' }), 'e30.bnVsbA.x'])(
    'refuses %j',
    (token) => {
      expect(readTokenClaims(token)).toBeNull();
    },
  );
});
