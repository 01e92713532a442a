import type { createStore } from 'jotai/vanilla';
import { isLoadingAtom } from './loading-tasks';
import { waitUntil } from './wait-until';

/** core §9 */
const PENDING_TASKS_WAIT = { maxMs: 5_000, stepMs: 200 };

/** Resolves with true once the list of loading tasks is empty, and with false after 5 s. core §9 */
export async function waitForTasks(store: ReturnType<typeof createStore>): Promise<boolean> {
  return (await waitUntil(() => (store.get(isLoadingAtom) ? null : true), PENDING_TASKS_WAIT)) ?? false;
}
