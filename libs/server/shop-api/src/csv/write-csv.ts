import { stringify } from 'csv-stringify/sync';

/** What makes a spreadsheet read a value as a formula. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;
/** Before such a value, or one that looks as if it had been treated, it stands for plain text. */
const PLAIN_TEXT = "'";
const TREATED = /^'+[=+\-@\t\r＝＋－＠]/;

const neutralise = (value: string): string =>
  FORMULA.test(value) || TREATED.test(value) ? PLAIN_TEXT + value : value;

/** The value that `writeCsv` wrote: import takes off what export put on. */
export const unescapeFormula = (value: string): string =>
  TREATED.test(value) ? value.slice(PLAIN_TEXT.length) : value;

/**
 * One record of a CSV file, without a line end: no text runs as a formula, and numbers stay numbers. The first one gets
 * the BOM, which Excel needs. reliability 18
 */
export const csvLine = (
  values: readonly (string | number)[],
  { isFirst = false }: { readonly isFirst?: boolean } = {},
): string =>
  stringify([values.map((value) => (typeof value === 'number' ? value : neutralise(value)))], {
    bom: isFirst,
  }).replace(/\n$/, '');

/** A CSV file in UTF-8 with BOM, which Excel needs; no value runs as a formula. reliability 18 */
export const writeCsv = (rows: readonly (readonly string[])[]): Uint8Array =>
  new TextEncoder().encode(
    stringify(
      rows.map((row) => row.map(neutralise)),
      { bom: true, record_delimiter: 'windows' },
    ),
  );
