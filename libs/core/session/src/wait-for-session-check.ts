import type { createStore } from 'jotai/vanilla';
import { sessionAtom } from './session-atoms';
import type { SessionState } from './session-state';

/** How long a guard waits for the first session check. core §2, §9 */
export const LOGIN_CHECK_WAIT_MS = 3_000;

/** Resolves with the session's state once its first check is done, or after the wait. */
export function waitForSessionCheck(
  store: ReturnType<typeof createStore>,
  timeoutMs = LOGIN_CHECK_WAIT_MS,
): Promise<SessionState> {
  const state = store.get(sessionAtom);
  if (state.check) return Promise.resolve(state);
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve(store.get(sessionAtom));
    };
    const timer = setTimeout(finish, timeoutMs);
    const unsubscribe = store.sub(sessionAtom, () => {
      if (store.get(sessionAtom).check) finish();
    });
  });
}
