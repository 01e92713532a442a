import { createStore } from 'jotai/vanilla';
import { addFlashAtom, advanceFlashAtom, flashAtom } from './flash';

// spec items: trans-flash-delayed, trans-flash-default-type, const-flash-default-type, beh-site-wide-state
it('a flash message is shown once, one navigation later, and is positive by default', () => {
  const store = createStore();
  store.set(addFlashAtom, '保存しました');
  expect(store.get(flashAtom)).toBeNull();
  store.set(advanceFlashAtom);
  expect(store.get(flashAtom)).toEqual({ type: 'positive', message: '保存しました' });
  store.set(advanceFlashAtom);
  expect(store.get(flashAtom)).toBeNull();
});

it('a flash message keeps the type that it was given', () => {
  const store = createStore();
  store.set(addFlashAtom, '失敗しました', 'negative');
  store.set(advanceFlashAtom);
  expect(store.get(flashAtom)?.type).toBe('negative');
});
