export type { AddressBook, AddressEntry } from './address-view';
export { addressesQuery } from './addresses-query';
export { type Me, meQuery } from './me-query';
export { prefecturesQuery } from './prefectures-query';
export { useCreateAddress } from './use-create-address';
