import type { Popup } from '@shop/contract/popups/popup';
import type { ShopServices } from '@shop/query/shop-services';
import { type UnsentEvents, eventPopupAtom } from '@shop/site/state/event-popup';
import { deviceStorage } from '@shop/site/storage/shop-storage';
import { atom } from 'jotai/vanilla';
import { openPopupAtom } from './open-popup';
import { type PopupView, popupsQuery, toPopup } from './popups-query';
import { type SeenPopups, isDue, latestSeen, saveSeenPopup, readSeenPopups } from './seen-popups';

type PopupServices = Pick<ShopServices, 'api' | 'channel' | 'clock' | 'queryClient' | 'store'>;

/** What this tab has shown, also where the device keeps nothing. */
const shownInTabAtom = atom<SeenPopups>({});

/** What an event has told of its popup. */
type Told = Popup | UnsentEvents | null;

/** The popup to be shown now: the one of what was told, or else the first of the page. */
async function findPopup(
  services: PopupServices,
  { told, pageId, now }: { readonly told: Told; readonly pageId: string; readonly now: number },
): Promise<PopupView | null> {
  const { api, queryClient, store } = services;
  const seen = latestSeen(store.get(shownInTabAtom), readSeenPopups(deviceStorage(services)));
  if (told !== null && 'code' in told) {
    const popup = toPopup(told);
    if (isDue(popup, seen, now)) return popup;
  }
  const popups = await queryClient.fetchQuery(popupsQuery(api));
  if (told !== null) {
    // The API tells the first popup of an event; where that was seen, it is the turn of the next.
    const names = 'unsent' in told ? told.unsent : [told.event_name];
    const ofEvents = names.flatMap((name) => popups.filter(({ eventName }) => eventName === name));
    return ofEvents.find((popup) => isDue(popup, seen, now)) ?? null;
  }
  const ofPage = popups.find(
    (popup) =>
      popup.eventName === null &&
      (popup.pages.length === 0 || popup.pages.includes(pageId)) &&
      isDue(popup, seen, now),
  );
  return ofPage ?? null;
}

/** Where a popup opens. */
interface PopupPlace {
  readonly pageId: string;
  /** Loads what shows it. */
  readonly prepare: () => Promise<unknown>;
  /** Whether it may still open when all is loaded: the shopper may have gone on, or have begun something, meanwhile. */
  readonly mayOpen: () => boolean;
}

/**
 * Opens the next popup of a page; one at a time. The device remembers it as soon as it is open. What an event has told waits
 * for the next place where it may not open any more. Rejects with what the loads fail with. account §3, §4
 */
export async function openNextPopup(
  services: PopupServices,
  { pageId, prepare, mayOpen }: PopupPlace,
): Promise<void> {
  const { store, clock } = services;
  const now = clock.now();
  const told = store.get(eventPopupAtom);
  store.set(eventPopupAtom, null);
  const popup = await findPopup(services, { told, pageId, now });
  if (popup === null || store.get(openPopupAtom) !== null) return;
  await prepare();
  if (!mayOpen()) {
    store.set(eventPopupAtom, (since) => told ?? since);
    return;
  }
  const kept = saveSeenPopup(deviceStorage(services), popup.code, now);
  store.set(shownInTabAtom, (shown) => latestSeen(shown, kept));
  store.set(openPopupAtom, popup);
}
