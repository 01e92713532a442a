import { deleteAllUserAddressesSpec } from '@shop/contract/user-addresses/delete-all-user-addresses';
import { exportUserAddressesSpec } from '@shop/contract/user-addresses/export-user-addresses';
import { importUserAddressesSpec } from '@shop/contract/user-addresses/import-user-addresses';
import { handle, type Route } from '../http/handle';
import { tokyoDayOf } from '../shipping-leadtime/tokyo-day';
import { listBook } from './address-service';
import { removeAllAddresses } from './address-store';
import { writeAddressFile } from './export-addresses';
import { importAddresses } from './import-addresses';

/** DELETE /v1/me/user-addresses-all */
const deleteAllUserAddressesRoute = handle(deleteAllUserAddressesSpec, async (context) => {
  await removeAllAddresses(context.db, context.requireMember().id);
  return undefined;
});

/** POST /v1/me/user-addresses/import */
const importUserAddressesRoute = handle(importUserAddressesSpec, async (context, { body: { file } }) => ({
  imported_count: await importAddresses(context, new Uint8Array(await file.arrayBuffer())),
}));

/** GET /v1/me/user-addresses/export */
const exportUserAddressesRoute = handle(exportUserAddressesSpec, async (context) => {
  const day = tokyoDayOf(context.clock.now()).replaceAll('-', '');
  context.answer.file(
    writeAddressFile(await listBook(context)),
    `アドレス帳_${day}.csv`,
    'text/csv; charset=utf-8',
  );
  return undefined;
});

/** The address book as a whole. */
export const addressFileRoutes: readonly Route[] = [
  deleteAllUserAddressesRoute,
  importUserAddressesRoute,
  exportUserAddressesRoute,
];
