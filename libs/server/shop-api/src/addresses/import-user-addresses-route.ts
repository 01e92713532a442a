import { importUserAddressesSpec } from '@shop/contract/user-addresses/import-user-addresses';
import { defineRoute } from '../http/define-route';
import { consumeRateLimit } from '../http/rate-limit';
import { importAddresses } from './import-addresses';

/** A file takes a while to check; somebody who mends it row by row needs no more. */
const PER_MEMBER = { count: 30, windowMs: 15 * 60 * 1000 };

/** POST /v1/me/user-addresses/import */
export const importUserAddressesRoute = defineRoute(
  importUserAddressesSpec,
  async (context, { body: { file } }) => {
    const { db, clock } = context;
    await consumeRateLimit(db, clock, `address-import/${context.requireMember().id}`, PER_MEMBER);
    return { imported_count: await importAddresses(context, new Uint8Array(await file.arrayBuffer())) };
  },
);
