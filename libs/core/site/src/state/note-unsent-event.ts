import type { EventName } from '@shop/contract/ecommerce-events/event-name';
import { atom } from 'jotai/vanilla';
import { eventPopupAtom } from './event-popup';

/**
 * Notes an event that is not sent, for want of consent: its popup needs none. A popup that waits to be shown is not lost to
 * it. account §4
 */
export const noteUnsentEventAtom = atom(null, (get, set, name: EventName) => {
  const told = get(eventPopupAtom);
  if (told === null) set(eventPopupAtom, { unsent: [name] });
  else if ('unsent' in told && !told.unsent.includes(name))
    set(eventPopupAtom, { unsent: [...told.unsent, name] });
});
