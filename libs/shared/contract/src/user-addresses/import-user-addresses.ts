import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { USER_ADDRESS_ERRORS } from './user-address-errors';

/** Bytes; many times what a full address book needs. */
const LARGEST_FILE = 512 * 1024;

const schemas = {
  body: v.object({
    file: v.pipe(
      v.file('CSVファイルを選んでください'),
      v.minSize(1, 'CSVファイルを選んでください'),
      v.maxSize(LARGEST_FILE, 'CSVファイルは512KB以内にしてください'),
    ),
  }),
  response: v.object({ imported_count: v.number() }),
};

/** Adds the rows of a CSV file (UTF-8 with or without BOM, or Shift_JIS) to the address book: all of them or none. A row that does not hold is told as `rows.LINE.field` with the line on which it begins; the first line names the columns. */
export const importUserAddresses: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/me/user-addresses/import',
  auth: 'member',
  responseType: 'json',
};

export const importUserAddressesSpec = specify({
  endpoint: importUserAddresses,
  schemas,
  summary: 'アドレス帳の取り込み（CSV）',
  errors: [
    USER_ADDRESS_ERRORS.importMalformed,
    USER_ADDRESS_ERRORS.importInvalid,
    USER_ADDRESS_ERRORS.limitExceeded,
  ],
  status: 201,
});
