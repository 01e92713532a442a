import { atom } from 'jotai/vanilla';

const tasksAtom = atom<readonly string[]>([]);

/** The loading overlay is shown while there are tasks. core §4 */
export const isLoadingAtom = atom((get) => get(tasksAtom).length > 0);

/** Adds a task; a task that is already in the list is not added again. core §4 */
export const addLoadingTaskAtom = atom(null, (get, set, task: string) => {
  if (!get(tasksAtom).includes(task)) set(tasksAtom, [...get(tasksAtom), task]);
});

/** Removes a task from the list. */
export const endLoadingTaskAtom = atom(null, (get, set, task: string) =>
  set(
    tasksAtom,
    get(tasksAtom).filter((entry) => entry !== task),
  ),
);

/** Removes all tasks from the list. */
export const resetLoadingTasksAtom = atom(null, (_get, set) => set(tasksAtom, []));
