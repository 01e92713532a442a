import type { UserAddress } from '@shop/contract/user-addresses/user-address';
import { writeCsv } from '../csv/write-csv';
import { ADDRESS_COLUMNS, DIVISION_HEADING, DIVISION_NAMES } from './address-csv-columns';

const divisionName = (division: number): string =>
  [...DIVISION_NAMES].find(([, value]) => value === division)?.[0] ?? '';

/** An address book as a CSV file that `readAddressFile` takes again unchanged. */
export const writeAddressFile = (book: readonly UserAddress[]): Uint8Array =>
  writeCsv([
    [...ADDRESS_COLUMNS.map(({ heading }) => heading), DIVISION_HEADING],
    ...book.map((address) => [
      ...ADDRESS_COLUMNS.map(({ field }) =>
        // With its hyphen a spreadsheet program holds it for no number, and keeps the zeros that it begins with.
        field === 'postal_code' ? address.formatted_postal_code : address[field],
      ),
      divisionName(address.division_ct),
    ]),
  ]);
