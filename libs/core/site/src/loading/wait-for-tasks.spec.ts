import { createStore } from 'jotai/vanilla';
import { addLoadingTaskAtom, endLoadingTaskAtom } from './loading-tasks';
import { waitForTasks } from './wait-for-tasks';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Collects the result of a promise once it is resolved. */
function follow<Result>(promise: Promise<Result>): Result[] {
  const seen: Result[] = [];
  void promise.then((result) => seen.push(result));
  return seen;
}

it('[const-wait-pending-tasks-step] the end of all tasks is seen at the next step of 200 ms', async () => {
  const store = createStore();
  store.set(addLoadingTaskAtom, 'cart');
  const seen = follow(waitForTasks(store));
  await jest.advanceTimersByTimeAsync(210);
  store.set(endLoadingTaskAtom, 'cart');
  await jest.advanceTimersByTimeAsync(189);
  expect(seen).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(seen).toEqual([true]);
});

it('[const-wait-pending-tasks-max] unfinished tasks are awaited for 5 s', async () => {
  const store = createStore();
  store.set(addLoadingTaskAtom, 'cart');
  const seen = follow(waitForTasks(store));
  await jest.advanceTimersByTimeAsync(4_999);
  expect(seen).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(seen).toEqual([false]);
});
