import { atom } from 'jotai/vanilla';

/** What a flash message is about. */
export type FlashType = 'positive' | 'negative';

/** One message for the next page. */
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

/** The message of the page that is shown. */
export const flashAtom = atom((get) => get(flashStateAtom).current);

/** Keeps a message for the next step; its type is positive where none is given. core §4 */
export const addFlashAtom = atom(null, (get, set, message: string, type: FlashType = 'positive') =>
  set(flashStateAtom, { ...get(flashStateAtom), next: { type, message } }),
);

/** One step on: the next message becomes the current one. Called on each navigation. core §4 */
export const advanceFlashAtom = atom(null, (get, set) =>
  set(flashStateAtom, { current: get(flashStateAtom).next, next: null }),
);

/** Forgets both messages. */
export const resetFlashAtom = atom(null, (_get, set) => set(flashStateAtom, NO_FLASH));
