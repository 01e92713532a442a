import type { Popup } from '@shop/contract/popups/popup';
import { atom } from 'jotai/vanilla';

/** The popup that the response to an event has brought, until it has been shown. account §4 */
export const eventPopupAtom = atom<Popup | null>(null);
