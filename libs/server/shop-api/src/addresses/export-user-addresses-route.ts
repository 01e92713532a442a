import { exportUserAddressesSpec } from '@shop/contract/user-addresses/export-user-addresses';
import { defineRoute } from '../http/define-route';
import { tokyoDayOf } from '../tokyo-time/tokyo-day';
import { listUserAddresses } from './address-service';
import { writeAddressFile } from './export-addresses';

/** GET /v1/me/user-addresses/export */
export const exportUserAddressesRoute = defineRoute(exportUserAddressesSpec, async (context) => {
  const day = tokyoDayOf(context.clock.now()).replaceAll('-', '');
  context.response.file(
    writeAddressFile(await listUserAddresses(context)),
    `アドレス帳_${day}.csv`,
    'text/csv; charset=utf-8',
  );
  return undefined;
});
