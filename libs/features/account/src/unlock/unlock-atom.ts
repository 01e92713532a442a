import { atom } from 'jotai/vanilla';

/** The account was unlocked by the link in the mail. account §4 */
export const isUnlockedAtom = atom(false);
