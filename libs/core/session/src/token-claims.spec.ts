import { fakeToken } from '@shop/testing-api/fake-token';
import { readTokenClaims } from './token-claims';

describe('readTokenClaims', () => {
  // spec items: beh-token-subject
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

  it('treats a member as registered unless the token has a claim against it', () => {
    expect(readTokenClaims(fakeToken({ sub: '1' }))?.isRegisteredMember).toBe(true);
    expect(readTokenClaims(fakeToken({ sub: '1', is_registered_member: false }))?.isRegisteredMember).toBe(
      false,
    );
  });

  it.each(['', 'a', 'a.b.c', 'a.!!!.c', fakeToken({ channel: 'default' }), 'e30.bnVsbA.x'])(
    'reads no claims from %j',
    (token) => {
      expect(readTokenClaims(token)).toBeNull();
    },
  );
});
