import { listUserAddressesSpec } from '@shop/contract/user-addresses/list-user-addresses';
import { defineRoute } from '../http/define-route';
import { ADDRESS_LIMIT, listBook } from './address-service';

export const listUserAddressesRoute = defineRoute(listUserAddressesSpec, async (context) => {
  const book = await listBook(context);
  context.response.header('x-limit', String(ADDRESS_LIMIT));
  context.response.paginate(book.length, 1, 'all');
  return book;
});
