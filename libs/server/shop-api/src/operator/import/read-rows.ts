import { setImmediate as nextTurn } from 'node:timers/promises';
import { type OpenBytes, streamCsv } from '../../csv/stream-csv';
import type { FileConventions } from './file-conventions';
import { type FieldColumns, fieldsOf, type FileFields } from './import-fields';
import { type Layout, readerOf } from './layouts';
import type { FirstRow, ReadResult } from './read-row';
import { RowReader, type RowIssues } from './row-reader';

/** After so many rows the process that also serves the shop does what else waits. */
const ROWS_OF_A_TURN = 20;
/** The headings say that it is no file of products. */
export class WrongHeadings extends Error {}
/** A column of `products list`, whose other columns are called like some of an import but mean something else. */
const OF_LIST = 'product_key';

interface ImportRow {
  readonly row: RowReader;
  readonly result: ReadResult;
  /** The product of an earlier row. */
  readonly isKnown: boolean;
  readonly fields: FileFields;
  readonly columns: FieldColumns;
  readonly headings: readonly string[];
}

/** How a file is to be read. */
export interface FileReading {
  /** Undefined: as its headings show. */
  readonly layout: Layout | undefined;
  readonly conventions: FileConventions;
}

/** Row after row; what there is to say about each is added to `remarks`. */
export async function* readRows(
  open: OpenBytes,
  { layout, conventions }: FileReading,
  remarks: RowIssues,
): AsyncGenerator<ImportRow> {
  const firstRows = new Map<string, FirstRow>();
  let rows = 0;
  let fields: FileFields | null = null;
  for await (const record of streamCsv(open)) {
    const { read, required, columns, ...cells } = readerOf(record.headings, layout);
    if (columns.code === 'code' && record.headings.includes(OF_LIST))
      throw new WrongHeadings(
        'products list の一覧は取り込めません。products export で書き出したファイルを使ってください',
      );
    const missing = required.filter((heading) => !record.headings.includes(heading));
    if (missing.length > 0) throw new WrongHeadings(`見出しがありません: ${missing.join('、')}`);
    fields ??= fieldsOf(columns, record.headings, conventions.optionNames);
    // Pictures are described by the name.
    if (fields.given.has('pictures') && !fields.given.has('name'))
      throw new WrongHeadings(
        `見出しがありません: ${fields.nameColumn}（画像の列があるファイルには必要です）`,
      );
    const prices = conventions.prices ?? cells.prices ?? conventions.sums;
    const row = new RowReader(record, { ...conventions, ...cells, prices }, remarks);
    const result = read(row, firstRows);
    const first = firstRows.get(result.code);
    if (first === undefined) firstRows.set(result.code, { optionNames: result.optionNames ?? [] });
    yield { row, result, isKnown: first !== undefined, fields, columns, headings: record.headings };
    rows += 1;
    if (rows % ROWS_OF_A_TURN === 0) await nextTurn();
  }
}
