import { createStore } from 'jotai/vanilla';
import { addLoadingTaskAtom, endLoadingTaskAtom, isLoadingAtom } from './loading-tasks';

// spec items: trans-loading-task-list, trans-loading-task-once
it('the overlay is shown until every task has ended, and a task that was added twice ends once', () => {
  const store = createStore();
  store.set(addLoadingTaskAtom, 'cart');
  store.set(addLoadingTaskAtom, 'cart');
  store.set(addLoadingTaskAtom, 'orders');
  store.set(endLoadingTaskAtom, 'cart');
  expect(store.get(isLoadingAtom)).toBe(true);
  store.set(endLoadingTaskAtom, 'orders');
  expect(store.get(isLoadingAtom)).toBe(false);
});
