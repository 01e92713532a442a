import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { getDecoder } from 'iconv-lite';
import { type CsvRecord, MalformedCsvError } from './read-csv';

const UNDECODABLE = '\uFFFD';

/** Opens a file's bytes from the beginning; called more than once. */
export type OpenBytes = () => AsyncIterable<Uint8Array>;

interface ParsedRow {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** Whether the next piece is UTF-8 too; without one, whether it ends there. */
function goesOn(decoder: TextDecoder, bytes?: Uint8Array): boolean {
  try {
    decoder.decode(bytes, { stream: bytes !== undefined });
    return true;
  } catch {
    return false;
  }
}

/** Whether all of it is UTF-8; the beginning alone does not distinguish it from Shift_JIS. */
async function isUtf8(open: OpenBytes): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const bytes of open()) if (!goesOn(decoder, bytes)) return false;
  return goesOn(decoder);
}

async function* decodeUtf8(open: OpenBytes): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const bytes of open()) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

/** As Windows writes it (髙﨑①). */
async function* decodeShiftJis(open: OpenBytes): AsyncGenerator<string> {
  const decoder = getDecoder('cp932');
  const checked = (text: string): string => {
    if (text.includes(UNDECODABLE)) throw new MalformedCsvError(null);
    return text;
  };
  for await (const bytes of open()) yield checked(decoder.write(Buffer.from(bytes)));
  yield checked(decoder.end() ?? '');
}

/** One kind of line break: the parser counts two lines for one of Windows inside quotes. */
async function* withPlainBreaks(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let kept = '';
  for await (const text of texts) {
    const whole = kept + text;
    kept = whole.endsWith('\r') ? '\r' : '';
    yield whole.slice(0, whole.length - kept.length).replace(/\r\n?/g, '\n');
  }
  if (kept !== '') yield '\n';
}

/**
 * The records of a file under the headings of its first line, read as it comes, in UTF-8 with or without BOM or in
 * Shift_JIS; quoted values may span lines. Throws `MalformedCsvError` where it stops being a CSV file.
 */
export async function* streamCsv(
  open: OpenBytes,
): AsyncGenerator<CsvRecord & { readonly headings: readonly string[] }> {
  const texts = (await isUtf8(open)) ? decodeUtf8(open) : decodeShiftJis(open);
  const parser = parse({ bom: true, info: true, skip_empty_lines: true, relax_column_count_less: true });
  // What goes wrong before the parser ends it, and is thrown where its rows are read.
  pipeline(Readable.from(withPlainBreaks(texts)), parser, () => undefined);
  const rows: AsyncIterable<ParsedRow> = parser;
  let headings: readonly string[] | null = null;
  let last = 0;
  try {
    for await (const { record, info } of rows) {
      last = info.lines;
      if (headings === null) {
        headings = record.map((heading) => heading.normalize('NFC').trim());
        continue;
      }
      yield {
        headings,
        line: info.lines - record.join('').split('\n').length + 1,
        values: new Map(headings.map((heading, index) => [heading, record[index] ?? ''])),
      };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new MalformedCsvError(last + 1);
    throw error;
  }
  if (headings === null) throw new MalformedCsvError(1);
}
