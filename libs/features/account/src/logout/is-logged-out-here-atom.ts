import { atom } from 'jotai/vanilla';

/**
 * The member has signed out on the page for it: the page says so although nobody is signed in any more. Reset when the
 * page is left. account §2
 */
export const isLoggedOutHereAtom = atom(false);
