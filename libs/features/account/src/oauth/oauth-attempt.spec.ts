import { keepAttempt, takeAttempt } from './oauth-attempt';

const KEY = 'gift_oauth_attempt';
const attempt = { type: 'google', state: 'state-of-this-tab', browserSecret: 'secret' };

beforeEach(() => sessionStorage.clear());

it('is taken once', () => {
  keepAttempt(sessionStorage, KEY, attempt);
  expect(takeAttempt(sessionStorage, KEY, attempt.state)).toEqual(attempt);
  expect(takeAttempt(sessionStorage, KEY, attempt.state)).toBeNull();
});

it.each([
  ['another state', 'state-of-a-stranger'],
  ['no state', null],
])('is lost with %s: nobody else may end it', (_what, state) => {
  keepAttempt(sessionStorage, KEY, attempt);
  expect(takeAttempt(sessionStorage, KEY, state)).toBeNull();
  expect(takeAttempt(sessionStorage, KEY, attempt.state)).toBeNull();
});

it.each([
  '',
  '{',
  'null',
  '[]',
  '{"type":"google","state":"s"}',
  '{"type":1,"state":"s","browserSecret":"b"}',
])('nothing is read from %j', (text) => {
  sessionStorage.setItem(KEY, text);
  expect(takeAttempt(sessionStorage, KEY, 's')).toBeNull();
});
