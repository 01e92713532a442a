import { listUserAddressesSpec } from '@shop/contract/user-addresses/list-user-addresses';
import { handle } from '../http/handle';
import { ADDRESS_LIMIT, listBook } from './address-service';

export const listUserAddressesRoute = handle(listUserAddressesSpec, async (context) => {
  const book = await listBook(context);
  context.answer.header('x-limit', String(ADDRESS_LIMIT));
  context.answer.paginate(book.length, 1, 'all');
  return book;
});
