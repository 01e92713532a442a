import { CsvError, parse } from 'csv-parse/sync';
import { decode } from 'iconv-lite';

const UNDECODABLE = '\uFFFD';
/** Longer lines, more of them, and more columns than any file of people has: they would only cost time. */
const MAX_LINE_LENGTH = 4 * 1024;
const MAX_LINES = 25_000;
const MAX_COLUMNS = 100;

/** One record of a file: its values by heading, and its row as a spreadsheet counts them, the headings being row 1. */
export interface CsvRecord {
  readonly row: number;
  readonly values: ReadonlyMap<string, string>;
}

/** Why a file is no CSV: quotes that are not closed, more values than headings, nothing in it, a workbook of Excel. */
export type CsvFault = 'malformed' | 'quotes' | 'columns' | 'empty' | 'workbook';

/** A file that is no CSV, with the row where it stops being one, as far as that is known. */
export class MalformedCsvError extends Error {
  constructor(
    readonly row: number | null,
    readonly fault: CsvFault = 'malformed',
  ) {
    super('The file is not a CSV file');
  }
}

/** The text of a file in UTF-8 with or without BOM, or in Shift_JIS as Windows writes it (髙﨑①). */
export function decodeJapanese(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = decode(Buffer.from(bytes), 'cp932');
    if (text.includes(UNDECODABLE)) throw new MalformedCsvError(null);
    return text;
  }
}

/**
 * The records of a file under the headings of its first line; quoted values may span lines. After `mostRecords` nothing is
 * read. Throws `MalformedCsvError` for what is no CSV, and for a file that no person writes.
 */
export function readCsv(
  bytes: Uint8Array,
  mostRecords = MAX_LINES,
): { readonly headings: readonly string[]; readonly records: readonly CsvRecord[] } {
  // One kind of line break: the parser counts two lines for one of Windows inside quotes.
  const text = decodeJapanese(bytes).replace(/\r\n?/g, '\n');
  requireBoundedLines(text);
  const [head, ...rows] = parseRows(text, mostRecords + 1);
  if (head === undefined) throw new MalformedCsvError(1);
  const headings = head.values.map((heading) => heading.normalize('NFC').trim());
  return {
    headings,
    records: rows.map(({ row, values }) => ({
      row,
      values: new Map(headings.map((heading, index) => [heading, values[index] ?? ''])),
    })),
  };
}

function requireBoundedLines(text: string): void {
  let start = 0;
  for (let line = 1; start !== -1; line += 1) {
    const end = text.indexOf('\n', start);
    const length = (end === -1 ? text.length : end) - start;
    if (length > MAX_LINE_LENGTH || line > MAX_LINES) throw new MalformedCsvError(line);
    start = end === -1 ? -1 : end + 1;
  }
}

/** The row where a parser gives up: after the records and empty lines that it has counted. */
export function rowOfError(error: Error): number {
  const counted = (name: string) => Number(Reflect.get(error, name) ?? 0);
  return counted('records') + counted('empty_lines') + 1;
}

/** Ends the parser, which has no other way to be ended by what it reads. */
class EnoughRows extends Error {}

function parseRows(
  text: string,
  most: number,
): readonly { readonly row: number; readonly values: readonly string[] }[] {
  const rows: { row: number; values: readonly string[] }[] = [];
  try {
    parse(text, {
      bom: true,
      max_record_size: MAX_LINE_LENGTH,
      skip_empty_lines: true,
      relax_column_count_less: true,
      on_record(values: string[], { records, empty_lines: emptyLines }) {
        const row = records + emptyLines;
        if (values.length > MAX_COLUMNS) throw new MalformedCsvError(row);
        // A spreadsheet program saves rows below the last one as commas alone.
        if (values.some((value) => value.trim() !== '')) rows.push({ row, values });
        if (rows.length === most) throw new EnoughRows();
        return null;
      },
    });
  } catch (error) {
    if (error instanceof CsvError) throw new MalformedCsvError(rowOfError(error));
    if (!(error instanceof EnoughRows)) throw error;
  }
  return rows;
}
