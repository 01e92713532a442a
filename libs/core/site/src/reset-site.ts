import { atom } from 'jotai/vanilla';
import { resetFlashAtom } from './flash';
import { resetLoadingTasksAtom } from './loading-tasks';
import { baseErrorAtom } from './site-state';

/**
 * What a logout resets of the whole site (core §4): messages, tasks and failures of the person who leaves. What is true
 * for everybody (settings, maintenance, channel, network) stays; the areas of a user keep their own state by their own
 * rules.
 */
export const resetSiteAtom = atom(null, (_get, set) => {
  set(resetFlashAtom);
  set(resetLoadingTasksAtom);
  set(baseErrorAtom, null);
});
