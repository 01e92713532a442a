import { atom } from 'jotai/vanilla';

/** The mail address that was registered in this tab just now; `null` after a reload. */
export const registeredEmailAtom = atom<string | null>(null);
