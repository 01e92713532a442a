import type { Route } from '../http/define-route';
import { deleteAllUserAddressesRoute } from './delete-all-user-addresses-route';
import { exportUserAddressesRoute } from './export-user-addresses-route';
import { importUserAddressesRoute } from './import-user-addresses-route';
import { createUserAddressRoute } from './create-user-address-route';
import { deleteUserAddressRoute } from './delete-user-address-route';
import { getUserAddressRoute } from './get-user-address-route';
import { listPrefecturesRoute } from './list-prefectures-route';
import { listUserAddressesRoute } from './list-user-addresses-route';
import { setDefaultSenderRoute } from './set-default-sender-route';
import { setDefaultUserAddressRoute } from './set-default-user-address-route';
import { updateUserAddressRoute } from './update-user-address-route';

/** The member's address book, as single addresses and as a CSV file, and the prefectures for address forms. */
export const addressRoutes: readonly Route[] = [
  listUserAddressesRoute,
  createUserAddressRoute,
  getUserAddressRoute,
  updateUserAddressRoute,
  deleteUserAddressRoute,
  setDefaultUserAddressRoute,
  setDefaultSenderRoute,
  listPrefecturesRoute,
  deleteAllUserAddressesRoute,
  importUserAddressesRoute,
  exportUserAddressesRoute,
];
