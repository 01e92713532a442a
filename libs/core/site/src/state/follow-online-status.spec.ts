import { createStore } from 'jotai/vanilla';
import { followOnlineStatus } from './follow-online-status';
import { isOnlineAtom } from './site-state';

// spec items: trans-online-offline
it('the online status follows the browser’s events until it is stopped', () => {
  const store = createStore();
  const onLine = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  const stop = followOnlineStatus(store);
  expect(store.get(isOnlineAtom)).toBe(false);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(store.get(isOnlineAtom)).toBe(true);
  stop();
  onLine.mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(store.get(isOnlineAtom)).toBe(true);
});
