import { atom } from 'jotai/vanilla';

/** The kind of a flash message. */
export type FlashType = 'positive' | 'negative';

/** A message that is shown on the next page. */
export interface Flash {
  readonly type: FlashType;
  readonly message: string;
}

interface FlashState {
  readonly current: Flash | null;
  readonly next: Flash | null;
}

const NO_FLASH: FlashState = { current: null, next: null };
const flashStateAtom = atom(NO_FLASH);

/** The message of the current page. */
export const flashAtom = atom((get) => get(flashStateAtom).current);

/** Adds a message for the next navigation; its type is positive by default. core §4 */
export const addFlashAtom = atom(null, (get, set, message: string, type: FlashType = 'positive') =>
  set(flashStateAtom, { ...get(flashStateAtom), next: { type, message } }),
);

/** Makes the next message the current one. Called on each navigation. core §4 */
export const advanceFlashAtom = atom(null, (get, set) =>
  set(flashStateAtom, { current: get(flashStateAtom).next, next: null }),
);

/** Removes both messages. */
export const resetFlashAtom = atom(null, (_get, set) => set(flashStateAtom, NO_FLASH));
