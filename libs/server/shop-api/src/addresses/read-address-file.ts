import { USER_ADDRESS_ERRORS } from '@shop/contract/user-addresses/user-address-errors';
import type { UserAddressInput } from '@shop/contract/user-addresses/address-input';
import type * as v from 'valibot';
import { rejected } from '../http/http-error';
import { ADDRESS_LIMIT } from './address-service';
import { readAddressRecords } from './read-address-records';
import { readAddressRow } from './read-address-row';

/** One more than a book holds: no more are needed to reject the file. */
const MAX_ROWS = ADDRESS_LIMIT + 1;

/**
 * The addresses of a CSV file. Throws `user_address.import_malformed` for what is no such file and
 * `user_address.import_invalid` with every row's errors where rows do not hold.
 */
export async function readAddressFile(
  bytes: Uint8Array,
): Promise<readonly v.InferOutput<typeof UserAddressInput>[]> {
  const errors: Record<string, readonly string[]> = {};
  const addresses: v.InferOutput<typeof UserAddressInput>[] = [];
  for (const record of readAddressRecords(bytes, MAX_ROWS).records) {
    const row = await readAddressRow(record);
    if ('address' in row) addresses.push(row.address);
    else for (const [field, message] of row.messages) errors[`rows.${record.row}.${field}`] = [message];
  }
  if (Object.keys(errors).length > 0)
    throw rejected(
      USER_ADDRESS_ERRORS.importInvalid,
      '取り込めない行があります。一件も取り込んでいません',
      errors,
    );
  return addresses;
}
