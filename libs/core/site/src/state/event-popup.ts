import type { EventName } from '@shop/contract/ecommerce-events/event-name';
import type { Popup } from '@shop/contract/popups/popup';
import { atom } from 'jotai/vanilla';

/** Events that were not sent, for want of consent, in the order in which they happened. */
export interface UnsentEvents {
  readonly unsent: readonly EventName[];
}

/**
 * The popup that the response to an event has brought, until it has been shown; or the names of events that were not sent,
 * whose popup is among those of the shop. account §4
 */
export const eventPopupAtom = atom<Popup | UnsentEvents | null>(null);
