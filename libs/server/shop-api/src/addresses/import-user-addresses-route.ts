import { importUserAddressesSpec } from '@shop/contract/user-addresses/import-user-addresses';
import { handle } from '../http/handle';
import { importAddresses } from './import-addresses';

/** POST /v1/me/user-addresses/import */
export const importUserAddressesRoute = handle(
  importUserAddressesSpec,
  async (context, { body: { file } }) => ({
    imported_count: await importAddresses(context, new Uint8Array(await file.arrayBuffer())),
  }),
);
