import { pipeline, Readable } from 'node:stream';
import type { CsvError } from 'csv-parse';
import { parse } from 'csv-parse';
import { decodeStream, type OpenBytes } from './decode-stream';
import { type CsvFault, MalformedCsvError, rowOfError } from './read-csv';

export type { OpenBytes };

/** One record of a file: its values by heading, and its row as a spreadsheet counts them, the headings being row 1. */
export interface StreamedRecord {
  readonly row: number;
  readonly headings: readonly string[];
  readonly values: ReadonlyMap<string, string>;
}

interface ParsedRow {
  readonly record: readonly string[];
  readonly info: { readonly records: number; readonly empty_lines: number };
}

/** One kind of line break, so that it is the same inside quotes. */
async function* withPlainBreaks(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let kept = '';
  for await (const text of texts) {
    const whole = kept + text;
    kept = whole.endsWith('\r') ? '\r' : '';
    yield whole.slice(0, whole.length - kept.length).replace(/\r\n?/g, '\n');
  }
  if (kept !== '') yield '\n';
}

/** What is between values: tabs where the headings have no comma, as in the Unicode text of Excel. */
async function withDelimiter(texts: AsyncGenerator<string>) {
  let beginning = '';
  for (let next = await texts.next(); next.done !== true; next = await texts.next()) {
    beginning += next.value;
    if (beginning.trimStart().includes('\n')) break;
  }
  const [headings = ''] = beginning.trimStart().split('\n');
  const all = async function* () {
    yield beginning;
    yield* texts;
  };
  return { delimiter: headings.includes('\t') && !headings.includes(',') ? '\t' : ',', texts: all() };
}

const faultOf = ({ code }: CsvError): CsvFault =>
  code.includes('INCONSISTENT') ? 'columns' : code.includes('QUOTE') ? 'quotes' : 'malformed';

/**
 * The records of a file under the headings of its first line, read as it comes, in UTF-8 or UTF-16 with or without BOM or in
 * Shift_JIS, between commas or tabs; quoted values may span lines. Rows without any value are passed over: spreadsheets write
 * them below the last one. Throws `MalformedCsvError` where it stops being a CSV file, after all records before.
 */
export async function* streamCsv(open: OpenBytes): AsyncGenerator<StreamedRecord> {
  const { delimiter, texts } = await withDelimiter(withPlainBreaks(await decodeStream(open)));
  const wrong: MalformedCsvError[] = [];
  const parser = parse({
    ...{ bom: true, info: true, skip_empty_lines: true, relax_column_count_less: true, delimiter },
    // An error would drop the records that were parsed before and are not read yet.
    skip_records_with_error: true,
    on_skip: (error) =>
      void (error !== undefined && wrong.push(new MalformedCsvError(rowOfError(error), faultOf(error)))),
  });
  // What goes wrong before the parser ends it, and is thrown where its rows are read.
  pipeline(Readable.from(texts), parser, () => undefined);
  const rows: AsyncIterable<ParsedRow> = parser;
  let headings: readonly string[] | null = null;
  for await (const { record, info } of rows) {
    const row = info.records + info.empty_lines;
    const [first] = wrong;
    if (first?.row !== undefined && first.row !== null && first.row <= row) throw first;
    if (headings === null) headings = record.map((heading) => heading.normalize('NFC').trim());
    else if (record.some((value) => value.trim() !== ''))
      yield {
        ...{ headings, row },
        values: new Map(headings.map((heading, index) => [heading, record[index] ?? ''])),
      };
  }
  const [first] = wrong;
  if (first !== undefined) throw first;
  if (headings === null) throw new MalformedCsvError(null, 'empty');
}
