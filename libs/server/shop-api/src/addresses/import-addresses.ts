import { USER_ADDRESS_ERRORS } from '@shop/contract/user-addresses/user-address-errors';
import { rejected } from '../http/http-error';
import type { RouteContext } from '../http/route-context';
import { ADDRESS_LIMIT, fieldsOf } from './address-service';
import { insertAddress, listAddresses, lockAddressBook } from './address-store';
import { readAddressFile } from './read-address-file';

/**
 * Adds all addresses of a CSV file or none, and returns their number. The first one of an empty address book gets
 * both flags. Throws what `readAddressFile` throws, and `user_address.limit_exceeded`.
 */
export async function importAddresses(context: RouteContext, bytes: Uint8Array): Promise<number> {
  const userId = context.requireMember().id;
  const addresses = readAddressFile(bytes);
  await context.db.transaction(async (tx) => {
    await lockAddressBook(tx, userId);
    const { length } = await listAddresses(tx, userId);
    if (length + addresses.length > ADDRESS_LIMIT)
      throw rejected(
        USER_ADDRESS_ERRORS.limitExceeded,
        `登録できる住所は${ADDRESS_LIMIT}件までです。あと${ADDRESS_LIMIT - length}件登録できます`,
      );
    for (const [index, address] of addresses.entries()) {
      const isFirst = length === 0 && index === 0;
      await insertAddress(tx, {
        ...fieldsOf(address),
        userId,
        isDefault: isFirst,
        isSenderDefault: isFirst,
        createdAt: context.clock.now(),
      });
    }
  });
  return addresses.length;
}
