import { USER_ADDRESS_ERRORS } from '@shop/contract/user-addresses/user-address-errors';
import { type CsvRecord, MalformedCsvError, readCsv } from '../csv/read-csv';
import { rejected } from '../http/http-error';
import { ADDRESS_COLUMNS } from './address-csv-columns';

/** 422: the file as a whole is not one of addresses. */
export const malformedFile = (message: string) =>
  rejected(USER_ADDRESS_ERRORS.importMalformed, message, { file: [message] });

/**
 * The rows of a CSV file that has the columns of the address book, `mostRows` at most. Throws
 * `user_address.import_malformed` for any other file.
 */
export function readAddressRecords(
  bytes: Uint8Array,
  mostRows: number,
): { readonly headings: readonly string[]; readonly records: readonly CsvRecord[] } {
  try {
    const { headings, records } = readCsv(bytes, mostRows);
    const missing = ADDRESS_COLUMNS.filter(
      ({ heading, isNeeded }) => isNeeded && !headings.includes(heading),
    );
    if (missing.length > 0)
      throw malformedFile(`1行目に次の列名が必要です: ${missing.map(({ heading }) => heading).join('、')}`);
    if (records.length === 0) throw malformedFile('取り込む住所がありません');
    return { headings, records };
  } catch (error) {
    if (!(error instanceof MalformedCsvError)) throw error;
    throw malformedFile(
      error.row === null
        ? '文字コードはUTF-8かShift_JISにしてください'
        : `${error.row}行目を読み取れません。CSVの形式をご確認ください`,
    );
  }
}
