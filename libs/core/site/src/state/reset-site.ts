import { atom } from 'jotai/vanilla';
import { resetFlashAtom } from './flash';
import { resetLoadingTasksAtom } from '../loading/loading-tasks';
import { baseErrorAtom } from './site-state';

/**
 * Resets on logout what belongs to the user (core §4): messages, tasks and errors. What is true for everybody
 * (settings, maintenance, channel, network) stays; features reset their own state.
 */
export const resetSiteAtom = atom(null, (_get, set) => {
  set(resetFlashAtom);
  set(resetLoadingTasksAtom);
  set(baseErrorAtom, null);
});
