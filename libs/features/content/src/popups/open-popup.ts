import { atom } from 'jotai/vanilla';
import type { PopupView } from './popups-query';

/** The popup that is open over the page. */
export const openPopupAtom = atom<PopupView | null>(null);
