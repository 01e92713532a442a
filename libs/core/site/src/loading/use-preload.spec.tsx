import { act, fireEvent, renderHook } from '@testing-library/react';
import { usePreload } from './use-preload';

/** Browsers that have no `requestIdleCallback`, like jsdom, wait this long. */
const IDLE_MS = 200;

const render = () => {
  const load = jest.fn(() => Promise.reject(new Error('offline')));
  return { load, ...renderHook(() => usePreload(load)) };
};
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window.navigator, 'connection');
});

it('loads once, when the browser is idle after the first sign of a person, and bears a failure', () => {
  const { load } = render();
  wait(10 * IDLE_MS);
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerOver(document.body);
  wait(IDLE_MS - 1);
  expect(load).not.toHaveBeenCalled();
  wait(1);
  fireEvent.pointerOver(document.body);
  wait(IDLE_MS);
  expect(load).toHaveBeenCalledTimes(1);
});

it.each([
  ['the line is down', () => jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)],
  ['data is saved', () => void Object.assign(window.navigator, { connection: { saveData: true } })],
  ['what needs it is gone', (unmount: () => void) => unmount()],
])('loads nothing where %s', (_where, happen) => {
  const { load, unmount } = render();
  fireEvent.pointerOver(document.body);
  happen(unmount);
  wait(IDLE_MS);
  expect(load).not.toHaveBeenCalled();
});
