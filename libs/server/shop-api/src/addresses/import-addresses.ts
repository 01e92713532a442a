import { USER_ADDRESS_ERRORS } from '@shop/contract/user-addresses/user-address-errors';
import { rejected } from '../http/http-error';
import { readRequestKey } from '../http/request-key';
import type { RouteContext } from '../http/route-context';
import { ADDRESS_LIMIT, fieldsOf } from './address-service';
import { countAddresses, findRequestedAddress, insertAddresses, lockAddressBook } from './address-store';
import { readAddressFile } from './read-address-file';

/**
 * Adds all addresses of a CSV file or none, once for each request key, and returns their number. The first one of an empty
 * address book gets both flags. Throws what `readAddressFile` throws, and `user_address.limit_exceeded`.
 */
export async function importAddresses(context: RouteContext, bytes: Uint8Array): Promise<number> {
  const userId = context.requireMember().id;
  const requestKey = readRequestKey(context);
  const addresses = await readAddressFile(bytes);
  await context.db.transaction(async (tx) => {
    await lockAddressBook(tx, userId);
    if ((await findRequestedAddress(tx, userId, requestKey)) !== null) return;
    const count = await countAddresses(tx, userId);
    if (count + addresses.length > ADDRESS_LIMIT)
      throw rejected(
        USER_ADDRESS_ERRORS.limitExceeded,
        `登録できる住所は${ADDRESS_LIMIT}件までです。あと${ADDRESS_LIMIT - count}件登録できます`,
      );
    const createdAt = context.clock.now();
    await insertAddresses(
      tx,
      addresses.map((address, index) => {
        const isFirst = count === 0 && index === 0;
        return {
          ...fieldsOf(address),
          userId,
          requestKey: index === 0 ? requestKey : null,
          isDefault: isFirst,
          isSenderDefault: isFirst,
          createdAt,
        };
      }),
    );
  });
  return addresses.length;
}
