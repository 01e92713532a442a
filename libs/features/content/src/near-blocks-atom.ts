import { atom } from 'jotai/vanilla';

/** The ids of the blocks that have come near in this tab: on the way back they are there at once, and so is the position. */
export const nearBlocksAtom = atom<readonly number[]>([]);
