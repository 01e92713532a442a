import { addressFileRoutes } from './address-file-routes';
import { createUserAddressRoute } from './create-user-address-route';
import { deleteUserAddressRoute } from './delete-user-address-route';
import { getUserAddressRoute } from './get-user-address-route';
import { listPrefecturesRoute } from './list-prefectures-route';
import { listUserAddressesRoute } from './list-user-addresses-route';
import { setDefaultSenderRoute } from './set-default-sender-route';
import { setDefaultUserAddressRoute } from './set-default-user-address-route';
import { updateUserAddressRoute } from './update-user-address-route';

/** The address book and what filling in an address needs. */
export const addressRoutes = [
  listUserAddressesRoute,
  createUserAddressRoute,
  getUserAddressRoute,
  updateUserAddressRoute,
  deleteUserAddressRoute,
  setDefaultUserAddressRoute,
  setDefaultSenderRoute,
  listPrefecturesRoute,
  ...addressFileRoutes,
];
