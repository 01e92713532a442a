import { AsyncLocalStorage } from 'node:async_hooks';
import { leaveAsyncWorkAlone } from './leave-async-work-alone';

const { run } = AsyncLocalStorage.prototype;
afterEach(() => {
  AsyncLocalStorage.prototype.run = run;
});

it('what is run is run, with its arguments and its result, and nothing is followed', () => {
  const storage = new AsyncLocalStorage<string>();
  const add = (one: number, other: number) => [one + other, storage.getStore()];
  expect(storage.run('followed', add, 1, 2)).toEqual([3, 'followed']);
  leaveAsyncWorkAlone();
  expect(storage.run('followed', add, 1, 2)).toEqual([3, undefined]);
});
