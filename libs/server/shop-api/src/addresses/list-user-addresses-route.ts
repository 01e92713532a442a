import { listUserAddressesSpec } from '@shop/contract/user-addresses/list-user-addresses';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';
import { ADDRESS_LIMIT } from './address-service';
import { readAddressPage } from './address-store';
import { presentUserAddress } from './present-user-address';

/** GET /v1/me/user-addresses */
export const listUserAddressesRoute = defineRoute(listUserAddressesSpec, async (context, { query }) => {
  const userId = context.requireMember().id;
  const { rows, total } = await readAddressPage(context.db, userId, {
    ...limitAndOffset(query),
    word: query.word ?? '',
  });
  context.response.header('x-limit', String(ADDRESS_LIMIT));
  context.response.paginate(total, query.page, query.per);
  return rows.map(presentUserAddress);
});
