import { MAX_RECIPIENT_ROWS } from '@shop/contract/carts/recipients-limits';
import { ADDRESS_COLUMNS, DIVISION_HEADING } from '../../addresses/address-csv-columns';
import { malformedFile, readAddressRecords } from '../../addresses/read-address-records';
import { readAddressInput } from '../../addresses/read-address-input';
import { readAddressRow } from '../../addresses/read-address-row';
import type { CsvRecord } from '../../csv/read-csv';
import { unescapeFormula } from '../../csv/write-csv';
import type { StoredAddress } from '../../db/schema';
import { findCardNumber } from '../../http/find-card-number';
import { findUnstorableText } from '../../http/find-unstorable-text';
import { readDeskCode } from '../../order-desk/read-desk-row';

/** What is wrong with a row: the heading of the column, or empty for the row as a whole. */
export interface RecipientFault {
  readonly column: string;
  readonly message: string;
}

/** How many of a product a row has, as it is written. */
export interface WrittenQuantity {
  /** The heading of the column. */
  readonly column: string;
  /** The product number in its normal form. */
  readonly code: string;
  readonly quantity: string;
}

/** One row of a file of recipients, as far as it can be understood without the shop and the cart. */
export interface Recipient {
  readonly line: number;
  readonly name: string;
  readonly place: string;
  /** Null where it does not hold. */
  readonly address: StoredAddress | null;
  readonly quantities: readonly WrittenQuantity[];
  readonly faults: readonly RecipientFault[];
}

const KNOWN: ReadonlySet<string> = new Set([
  ...ADDRESS_COLUMNS.map(({ heading }) => heading),
  DIVISION_HEADING,
]);
const HEADINGS: ReadonlyMap<string, string> = new Map(
  ADDRESS_COLUMNS.map(({ field, heading }) => [field, heading]),
);
/** One more than are taken, to reject the file. */
const MAX_ROWS = MAX_RECIPIENT_ROWS + 1;
/** The most characters of a written quantity that are shown again. */
const MAX_QUANTITY_LENGTH = 20;

/**
 * The recipients of a CSV file with the columns of the address book; every other column is a product number. Call it
 * before a transaction, because it reads the register of postal codes. Throws `user_address.import_malformed` for what
 * is no such file.
 */
export async function readRecipients(bytes: Uint8Array): Promise<readonly Recipient[]> {
  const { headings, records } = readAddressRecords(bytes, MAX_ROWS);
  if (records.length > MAX_RECIPIENT_ROWS)
    throw malformedFile(`一度に取り込めるのは${MAX_RECIPIENT_ROWS}行までです`);
  if (findUnstorableText(headings) !== null || findCardNumber(headings) !== null)
    throw malformedFile('1行目の列名に使用できない文字が含まれています');
  const columns = headings.filter((heading) => heading !== '' && !KNOWN.has(heading));
  const named = [...headings.filter((heading) => KNOWN.has(heading)), ...columns.map(readDeskCode)];
  const repeated = named.find((name, at) => named.indexOf(name) !== at);
  if (repeated !== undefined) throw malformedFile(`1行目の列名「${repeated}」が重複しています`);
  return Promise.all(records.map((record) => readRow(record, columns)));
}

async function readRow(record: CsvRecord, columns: readonly string[]): Promise<Recipient> {
  const { row: line, values } = record;
  const cell = (heading: string) => unescapeFormula(values.get(heading) ?? '').trim();
  const text = (...columnsOfText: readonly string[]) => columnsOfText.map(cell).filter(Boolean).join(' ');
  const read = await readAddressRow(record);
  const address = 'address' in read ? readAddressInput(read.address) : null;
  const messages = 'messages' in read ? [...read.messages] : [];
  const faults = messages.map(([field, message]) => ({
    column: HEADINGS.get(field) ?? DIVISION_HEADING,
    message,
  }));
  return {
    line,
    name: text('姓', '名'),
    place: text('都道府県', '市区町村', '番地', '建物名・部屋番号'),
    address: faults.length === 0 ? address : null,
    faults,
    quantities: columns.flatMap((column) => {
      const quantity = cell(column).slice(0, MAX_QUANTITY_LENGTH);
      return quantity === '' ? [] : [{ column, code: readDeskCode(column), quantity }];
    }),
  };
}
