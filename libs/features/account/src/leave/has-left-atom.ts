import { atom } from 'jotai/vanilla';

/**
 * The account that stood on this page has been deleted: the second step of leaving is shown, although nobody is signed
 * in any more. The page that says goodbye forgets it. account §2
 */
export const hasLeftAtom = atom(false);
