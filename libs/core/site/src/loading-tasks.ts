import { atom } from 'jotai/vanilla';

const tasksAtom = atom<readonly string[]>([]);

/** The overlay is shown while there are tasks. core §4 */
export const isLoadingAtom = atom((get) => get(tasksAtom).length > 0);

/** Adds a task; one that is in the list already stays there once. core §4 */
export const addLoadingTaskAtom = atom(null, (get, set, task: string) => {
  if (!get(tasksAtom).includes(task)) set(tasksAtom, [...get(tasksAtom), task]);
});

/** Takes a task off the list. */
export const endLoadingTaskAtom = atom(null, (get, set, task: string) =>
  set(
    tasksAtom,
    get(tasksAtom).filter((entry) => entry !== task),
  ),
);

/** Takes every task off the list. */
export const resetLoadingTasksAtom = atom(null, (_get, set) => set(tasksAtom, []));
