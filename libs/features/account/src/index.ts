export type { AddressBook, AddressEntry } from './address-view';
export { addressesQuery } from './addresses-query';
export { addressQuery } from './address-query';
export { type Me, meQuery } from './me-query';
export { prefecturesQuery } from './prefectures-query';
export { readAddressKey } from './read-address-key';
export { useCreateAddress } from './use-create-address';
export { leaveShop } from './leave/leave-shop';
export { flushGuestHistory, keepGuestToken, readGuestToken } from './viewing-history/guest-history';
