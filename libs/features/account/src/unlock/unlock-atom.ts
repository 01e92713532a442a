import { atom } from 'jotai/vanilla';

/** The lock of an account has been ended by the link of the mail: a success flag. account §4 */
export const isUnlockedAtom = atom(false);
