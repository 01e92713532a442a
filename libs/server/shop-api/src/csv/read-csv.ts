import { CsvError, parse } from 'csv-parse/sync';
import { decode } from 'iconv-lite';

const UNDECODABLE = '\uFFFD';

/** One record of a file: its values by heading, and the line on which it begins. */
export interface CsvRecord {
  readonly line: number;
  readonly values: ReadonlyMap<string, string>;
}

/** A file that is no CSV, with the line where it stops being one, as far as that is known. */
export class MalformedCsv extends Error {
  constructor(readonly line: number | null) {
    super('The file is not a CSV file');
  }
}

/** The text of a file in UTF-8 with or without BOM, or in Shift_JIS as Windows writes it (髙﨑①). */
export function decodeJapanese(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = decode(Buffer.from(bytes), 'cp932');
    if (text.includes(UNDECODABLE)) throw new MalformedCsv(null);
    return text;
  }
}

/** The records of a file under the headings of its first line; quoted values may span lines. */
export function readCsv(bytes: Uint8Array): {
  readonly headings: readonly string[];
  readonly records: readonly CsvRecord[];
} {
  // One kind of line break: the parser counts two lines for one of Windows inside quotes.
  const [head, ...rows] = parseRows(decodeJapanese(bytes).replace(/\r\n?/g, '\n'));
  if (head === undefined) throw new MalformedCsv(1);
  const headings = head.values.map((heading) => heading.normalize('NFC').trim());
  return {
    headings,
    records: rows.map(({ line, values }) => ({
      line,
      values: new Map(headings.map((heading, index) => [heading, values[index] ?? ''])),
    })),
  };
}

function parseRows(text: string): readonly { readonly line: number; readonly values: readonly string[] }[] {
  const rows: { line: number; values: readonly string[] }[] = [];
  let last = 0;
  try {
    parse(text, {
      bom: true,
      skip_empty_lines: true,
      relax_column_count_less: true,
      on_record(values: string[], { lines }) {
        rows.push({ line: lines - values.join('').split('\n').length + 1, values });
        last = lines;
        return null;
      },
    });
  } catch (error) {
    if (error instanceof CsvError) throw new MalformedCsv(last + 1);
    throw error;
  }
  return rows;
}
