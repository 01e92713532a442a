import { onQuietTime } from './quiet-time';

const QUIET_MS = 1_000;
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

const watch = (hasBegun = false) => {
  const page = new EventTarget();
  const start = jest.fn();
  const cancel = onQuietTime({ quietMs: QUIET_MS, hasBegun }, start, page);
  return { start, cancel, sign: (type = 'scroll') => page.dispatchEvent(new Event(type)) };
};

it('begins once, when something was done and then nothing for the whole time', () => {
  const { start, sign } = watch();
  jest.advanceTimersByTime(10 * QUIET_MS);
  sign();
  jest.advanceTimersByTime(QUIET_MS - 1);
  sign('keydown');
  jest.advanceTimersByTime(QUIET_MS - 1);
  expect(start).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  sign();
  jest.advanceTimersByTime(QUIET_MS);
  expect(start).toHaveBeenCalledTimes(1);
});

it('of a shopper who has done something already it runs at once', () => {
  const { start } = watch(true);
  jest.advanceTimersByTime(QUIET_MS);
  expect(start).toHaveBeenCalledTimes(1);
});

it('can be cancelled', () => {
  const { start, cancel, sign } = watch();
  sign();
  cancel();
  jest.advanceTimersByTime(QUIET_MS);
  expect(start).not.toHaveBeenCalled();
});

it.each([
  ['a field has the focus', () => Object.assign(document.createElement('input'), { autofocus: true })],
  ['a dialog is open', () => Object.assign(document.createElement('dialog'), { open: true })],
])('waits while %s, and begins after the next sign', (_what, create) => {
  const { start, sign } = watch();
  const element = document.body.appendChild(create());
  element.focus();
  sign();
  jest.advanceTimersByTime(QUIET_MS);
  expect(start).not.toHaveBeenCalled();
  element.remove();
  sign();
  jest.advanceTimersByTime(QUIET_MS);
  expect(start).toHaveBeenCalledTimes(1);
});
