import { createStore } from 'jotai/vanilla';
import { checkLoginWithin } from './check-login-within';
import { sessionAtom } from './session-atoms';
import { signedOutState } from './session-state';
import { waitForSessionCheck } from './wait-for-session-check';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const never = () => new Promise<never>(() => undefined);
/** A session whose first check ends when the test says so. */
function sessionOf(loginCheck: () => Promise<boolean>) {
  const store = createStore();
  return {
    session: {
      waitForSessionCheck: (timeoutMs?: number) => waitForSessionCheck(store, timeoutMs),
      loginCheck,
    },
    finishFirstCheck: () => store.set(sessionAtom, { ...signedOutState, check: true }),
  };
}
/** What has come of it so far. */
function follow<Result>(promise: Promise<Result>) {
  const seen: Result[] = [];
  void promise.then((result) => seen.push(result));
  return seen;
}

it('[const-wait-login-check] [interp-wait-steps] the wait for the session to be read from the cookies ends after 3 s', async () => {
  const store = createStore();
  const seen = follow(waitForSessionCheck(store));
  await jest.advanceTimersByTimeAsync(2_999);
  expect(seen).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(seen).toHaveLength(1);
});

it('[const-wait-login-check] a refresh that hangs makes the login check unknown, 3 s after it began', async () => {
  const { session, finishFirstCheck } = sessionOf(never);
  const seen = follow(checkLoginWithin(session));
  await jest.advanceTimersByTimeAsync(1_500);
  finishFirstCheck();
  await jest.advanceTimersByTimeAsync(1_499);
  expect(seen).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(seen).toEqual(['unknown']);
});

it.each([
  ['in', () => Promise.resolve(true)],
  ['out', () => Promise.resolve(false)],
  ['unknown', () => Promise.reject(new Error('no network'))],
] as const)('the result is %s as soon as the check has ended', async (expected, loginCheck) => {
  const { session, finishFirstCheck } = sessionOf(loginCheck);
  finishFirstCheck();
  const seen = follow(checkLoginWithin(session));
  await jest.advanceTimersByTimeAsync(0);
  expect(seen).toEqual([expected]);
  expect(jest.getTimerCount()).toBe(0);
});
