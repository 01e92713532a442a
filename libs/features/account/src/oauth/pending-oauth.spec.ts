import { storePendingOauth, consumePendingOauth } from './pending-oauth';

const NAME = 'oauth_attempt';
const attempt = { type: 'google', state: 'state-of-this-tab', browserSecret: 'secret' };

beforeEach(() => sessionStorage.clear());

it('a pending sign-in can be consumed once', () => {
  storePendingOauth(sessionStorage, attempt);
  expect(consumePendingOauth(sessionStorage, attempt.state)).toEqual(attempt);
  expect(consumePendingOauth(sessionStorage, attempt.state)).toBeNull();
});

it.each([
  ['another state', 'state-of-a-stranger'],
  ['no state', null],
])('a pending sign-in is discarded with %s', (_what, state) => {
  storePendingOauth(sessionStorage, attempt);
  expect(consumePendingOauth(sessionStorage, state)).toBeNull();
  expect(consumePendingOauth(sessionStorage, attempt.state)).toBeNull();
});

it.each([
  '',
  '{',
  'null',
  '[]',
  '{"type":"google","state":"s"}',
  '{"type":1,"state":"s","browserSecret":"b"}',
])('%j is read as no pending sign-in', (text) => {
  sessionStorage.setItem(NAME, text);
  expect(consumePendingOauth(sessionStorage, 's')).toBeNull();
});
