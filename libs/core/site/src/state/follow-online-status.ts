import type { createStore } from 'jotai/vanilla';
import { isOnlineAtom } from './site-state';

/** Follows the browser's network status until the returned function is called. core §4 */
export function followOnlineStatus(
  store: ReturnType<typeof createStore>,
  target: Window = globalThis.window,
): () => void {
  const update = () => store.set(isOnlineAtom, target.navigator.onLine);
  update();
  target.addEventListener('online', update);
  target.addEventListener('offline', update);
  return () => {
    target.removeEventListener('online', update);
    target.removeEventListener('offline', update);
  };
}
