import { deviceStorage, type ShopStorageServices } from '@shop/site/storage/shop-storage';

/** Kept in the browser once the offer was answered; says nothing of whose browser it is. */
const NAME = 'passkey_offer';
const ANSWERED = '1';

/** Whether this browser may still offer a passkey: once, until it is answered. */
export const isPasskeyOfferOpen = (services: ShopStorageServices): boolean =>
  deviceStorage(services).getItem(NAME) !== ANSWERED;

/** The offer was taken up or put away: it does not come back in this browser. */
export const answerPasskeyOffer = (services: ShopStorageServices): void =>
  deviceStorage(services).setItem(NAME, ANSWERED);
