import { saveToken } from './session-cookies';

it('writes the expiry before the token, so that no tab takes a new token for an expired one', () => {
  const written: string[] = [];
  const cookies = {
    get: () => undefined,
    set: (name: string) => void written.push(name),
    remove: (name: string) => void written.push(name),
  };
  saveToken(cookies, { token: 'new', expiresAtMs: 0 });
  saveToken(cookies, { token: 'new', expiresAtMs: null });
  expect(written).toEqual(['expires_at', 'access_token', 'expires_at', 'access_token']);
});
