import { USER_ADDRESS_ERRORS } from '@shop/contract/user-addresses/user-address-errors';
import { UserAddressInput } from '@shop/contract/user-addresses/address-input';
import * as v from 'valibot';
import { type CsvRecord, MalformedCsvError, readCsv } from '../csv/read-csv';
import { unescapeFormula } from '../csv/write-csv';
import { type FieldErrors, rejected } from '../http/http-error';
import { findCardNumber } from '../http/find-card-number';
import { findUnstorableText } from '../http/find-unstorable-text';
import { japaneseMessage } from '../http/japanese-messages';
import { ADDRESS_LIMIT } from './address-service';
import { ADDRESS_COLUMNS, DIVISION_HEADING, DIVISION_NAMES } from './address-csv-columns';

type ParsedAddress = v.InferOutput<typeof UserAddressInput>;

/** One more than a book holds: no more are needed to reject the file. */
const MAX_ROWS = ADDRESS_LIMIT + 1;
/** The number of invalid rows that are reported at once; after correcting them a shopper sees the next ones. */
const MAX_ERRORS = 100;

const malformed = (message: string) =>
  rejected(USER_ADDRESS_ERRORS.importMalformed, message, { file: [message] });

/**
 * The addresses of a CSV file. Throws `user_address.import_malformed` for what is no such file and
 * `user_address.import_invalid` with every row's errors where rows do not hold.
 */
export function readAddressFile(bytes: Uint8Array): readonly ParsedAddress[] {
  const records = readRecords(bytes);
  const errors: Record<string, readonly string[]> = {};
  const addresses = records.flatMap((record) => {
    const row = readRow(record);
    if ('address' in row) return [row.address];
    if (Object.keys(errors).length < MAX_ERRORS) Object.assign(errors, row.errors);
    return [];
  });
  if (Object.keys(errors).length > 0)
    throw rejected(
      USER_ADDRESS_ERRORS.importInvalid,
      '取り込めない行があります。一件も取り込んでいません',
      errors,
    );
  return addresses;
}

function readRecords(bytes: Uint8Array): readonly CsvRecord[] {
  try {
    const { headings, records } = readCsv(bytes, MAX_ROWS);
    const missing = ADDRESS_COLUMNS.filter(
      ({ heading, isNeeded }) => isNeeded && !headings.includes(heading),
    );
    if (missing.length > 0)
      throw malformed(`1行目に次の列名が必要です: ${missing.map(({ heading }) => heading).join('、')}`);
    if (records.length === 0) throw malformed('取り込む住所がありません');
    return records;
  } catch (error) {
    if (!(error instanceof MalformedCsvError)) throw error;
    throw malformed(
      error.line === null
        ? '文字コードはUTF-8かShift_JISにしてください'
        : `${error.line}行目を読み取れません。CSVの形式をご確認ください`,
    );
  }
}

function readRow({ line, values }: CsvRecord): { address: ParsedAddress } | { errors: FieldErrors } {
  const at = (field: string) => `rows.${line}.${field}`;
  const division = (values.get(DIVISION_HEADING) ?? '').trim();
  const written: Record<string, unknown> = Object.fromEntries(
    ADDRESS_COLUMNS.map(({ field, heading }) => [field, unescapeFormula(values.get(heading) ?? '')]),
  );
  if (division !== '') written['division_ct'] = DIVISION_NAMES.get(division) ?? Number(division);
  const cardNumber = findCardNumber(written);
  if (cardNumber !== null) return { errors: { [at(cardNumber)]: ['カード番号は入力できません'] } };
  const unstorable = findUnstorableText(written);
  if (unstorable !== null) return { errors: { [at(unstorable)]: ['使用できない文字が含まれています'] } };
  const parsed = v.safeParse(UserAddressInput, written, { abortPipeEarly: true });
  if (parsed.success) return { address: parsed.output };
  return {
    errors: Object.fromEntries(
      parsed.issues.map((issue) => [at(v.getDotPath(issue) ?? '_'), [japaneseMessage(issue)]]),
    ),
  };
}
