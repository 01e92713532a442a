import { importUserAddressesSpec } from '@shop/contract/user-addresses/import-user-addresses';
import { defineRoute } from '../http/define-route';
import { importAddresses } from './import-addresses';

/** POST /v1/me/user-addresses/import */
export const importUserAddressesRoute = defineRoute(
  importUserAddressesSpec,
  async (context, { body: { file } }) => ({
    imported_count: await importAddresses(context, new Uint8Array(await file.arrayBuffer())),
  }),
);
