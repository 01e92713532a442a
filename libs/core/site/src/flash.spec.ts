import { createStore } from 'jotai/vanilla';
import { addFlashAtom, advanceFlashAtom, flashAtom } from './flash';

// inventory: trans-flash-delayed, trans-flash-default-type, const-flash-default-type
it('a message is shown one step later, once, positive by default', () => {
  const store = createStore();
  store.set(addFlashAtom, '保存しました');
  expect(store.get(flashAtom)).toBeNull();
  store.set(advanceFlashAtom);
  expect(store.get(flashAtom)).toEqual({ type: 'positive', message: '保存しました' });
  store.set(advanceFlashAtom);
  expect(store.get(flashAtom)).toBeNull();
});

it('keeps the type it was given', () => {
  const store = createStore();
  store.set(addFlashAtom, '失敗しました', 'negative');
  store.set(advanceFlashAtom);
  expect(store.get(flashAtom)?.type).toBe('negative');
});
