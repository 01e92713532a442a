import type { ShopServices } from '@shop/query/shop-services';
import { eventPopupAtom } from '@shop/site/event-popup';
import { deviceStorage } from '@shop/site/shop-storage';
import { atom } from 'jotai/vanilla';
import { openPopupAtom } from './open-popup';
import { type PopupView, popupsQuery, toPopup } from './popups-query';
import { type SeenPopups, isDue, keepSeenPopup, readSeenPopups } from './seen-popups';

type PopupServices = Pick<ShopServices, 'api' | 'channel' | 'queryClient' | 'store'>;

/** What this tab has shown, also where the device keeps nothing. */
const shownInTabAtom = atom<SeenPopups>({});

/** The popup to be shown now: the one of the last event, or else the first of the page. */
async function findPopup(services: PopupServices, pageId: string, now: number): Promise<PopupView | null> {
  const { api, queryClient, store } = services;
  const seen = { ...store.get(shownInTabAtom), ...readSeenPopups(deviceStorage(services)) };
  const told = store.get(eventPopupAtom);
  store.set(eventPopupAtom, null);
  if (told !== null) {
    const popup = toPopup(told);
    return isDue(popup, seen, now) ? popup : null;
  }
  const popups = await queryClient.fetchQuery(popupsQuery(api));
  const ofPage = popups.find(
    (popup) =>
      popup.eventName === null &&
      (popup.pages.length === 0 || popup.pages.includes(pageId)) &&
      isDue(popup, seen, now),
  );
  return ofPage ?? null;
}

/**
 * Opens the next popup of a page after `prepare` has loaded what shows it; one at a time. The device remembers it as soon
 * as it is open. Rejects with what the loads fail with. account §3, §4
 */
export async function openNextPopup(
  services: PopupServices,
  pageId: string,
  prepare: () => Promise<unknown>,
  now = Date.now(),
): Promise<void> {
  const { store } = services;
  const popup = await findPopup(services, pageId, now);
  if (popup === null || store.get(openPopupAtom) !== null) return;
  await prepare();
  const kept = keepSeenPopup(deviceStorage(services), popup.code, now);
  store.set(shownInTabAtom, (shown) => ({ ...shown, ...kept }));
  store.set(openPopupAtom, popup);
}
