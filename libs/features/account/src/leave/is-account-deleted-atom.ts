import { atom } from 'jotai/vanilla';

/**
 * The account was deleted on this page: the second step is shown although nobody is signed in. Reset when the page is
 * left. account §2
 */
export const isAccountDeletedAtom = atom(false);
