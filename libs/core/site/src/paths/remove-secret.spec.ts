import { removeSecret } from './remove-secret';

it.each([
  ['/verify/email?token=a', ['token'], '/verify/email'],
  ['/oauth/callback?code=a&state=b&iss=c', ['code', 'state'], '/oauth/callback?iss=c'],
  ['/login_sync#secret', [], '/login_sync'],
  ['/login_sync?a=%E3%81%82#secret', [], '/login_sync?a=%E3%81%82'],
])('%s without %j is %s, in the same entry of the history', (address, parameters, expected) => {
  window.history.pushState({ key: 'k' }, '', address);
  const { length } = window.history;
  removeSecret(...parameters);
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe(expected);
  expect([window.history.length, window.history.state]).toEqual([length, { key: 'k' }]);
});
