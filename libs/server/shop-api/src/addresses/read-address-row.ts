import { UserAddressInput } from '@shop/contract/user-addresses/address-input';
import * as v from 'valibot';
import type { CsvRecord } from '../csv/read-csv';
import { unescapeFormula } from '../csv/write-csv';
import { findCardNumber } from '../http/find-card-number';
import { findUnstorableText } from '../http/find-unstorable-text';
import { japaneseMessage } from '../http/japanese-messages';
import { ADDRESS_COLUMNS, DIVISION_HEADING, DIVISION_NAMES } from './address-csv-columns';
import { readAddressInput } from './read-address-input';
import { lacksHouseNumber, NO_HOUSE_NUMBER } from './require-house-number';
import { restoreLeadingZeros } from './restore-leading-zeros';

const WRONG_DIVISION = `区分は${[...DIVISION_NAMES.keys()].join('・')}のどれかを記入してください`;

/** An address that a row of a file has, or the messages about its fields by their names on the wire. */
export type ReadAddress =
  | { readonly address: v.InferOutput<typeof UserAddressInput> }
  | { readonly messages: ReadonlyMap<string, string> };

/**
 * The address of one row under the headings of the address book, checked as the form checks it. Call it before a transaction,
 * because it reads the register of postal codes.
 */
export async function readAddressRow({ values }: CsvRecord): Promise<ReadAddress> {
  const division = (values.get(DIVISION_HEADING) ?? '').trim();
  const cells = Object.fromEntries(
    ADDRESS_COLUMNS.map(({ field, heading }) => [field, unescapeFormula(values.get(heading) ?? '').trim()]),
  );
  const written: Record<string, unknown> = restoreLeadingZeros(cells);
  if (division !== '') written['division_ct'] = DIVISION_NAMES.get(division) ?? Number(division);
  const cardNumber = findCardNumber(written);
  if (cardNumber !== null) return { messages: new Map([[cardNumber, 'カード番号は入力できません']]) };
  const unstorable = findUnstorableText(written);
  if (unstorable !== null) return { messages: new Map([[unstorable, '使用できない文字が含まれています']]) };
  const parsed = v.safeParse(UserAddressInput, written, { abortPipeEarly: true });
  if (parsed.success)
    return (await lacksHouseNumber(readAddressInput(parsed.output)))
      ? { messages: new Map([['address1', NO_HOUSE_NUMBER]]) }
      : { address: parsed.output };
  const messages = new Map(
    parsed.issues.map((issue) => [v.getDotPath(issue) ?? '_', japaneseMessage(issue)] as const),
  );
  if (division !== '' && messages.has('division_ct')) messages.set('division_ct', WRONG_DIVISION);
  return { messages };
}
