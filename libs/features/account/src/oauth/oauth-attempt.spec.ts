import { storeOauthAttempt, takeOauthAttempt } from './oauth-attempt';

const NAME = 'oauth_attempt';
const attempt = { type: 'google', state: 'state-of-this-tab', browserSecret: 'secret' };

beforeEach(() => sessionStorage.clear());

it('is taken once', () => {
  storeOauthAttempt(sessionStorage, attempt);
  expect(takeOauthAttempt(sessionStorage, attempt.state)).toEqual(attempt);
  expect(takeOauthAttempt(sessionStorage, attempt.state)).toBeNull();
});

it.each([
  ['another state', 'state-of-a-stranger'],
  ['no state', null],
])('is lost with %s: nobody else may end it', (_what, state) => {
  storeOauthAttempt(sessionStorage, attempt);
  expect(takeOauthAttempt(sessionStorage, state)).toBeNull();
  expect(takeOauthAttempt(sessionStorage, attempt.state)).toBeNull();
});

it.each([
  '',
  '{',
  'null',
  '[]',
  '{"type":"google","state":"s"}',
  '{"type":1,"state":"s","browserSecret":"b"}',
])('nothing is read from %j', (text) => {
  sessionStorage.setItem(NAME, text);
  expect(takeOauthAttempt(sessionStorage, 's')).toBeNull();
});
