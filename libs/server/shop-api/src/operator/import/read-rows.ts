import { setImmediate as nextTurn } from 'node:timers/promises';
import { type OpenBytes, streamCsv } from '../../csv/stream-csv';
import type { FileConventions } from './file-conventions';
import { fillCodes } from './fill-codes';
import { type FieldColumns, fieldsOf, type FileFields } from './import-fields';
import { type Layout, readerOf } from './layouts';
import type { ProductsOfNumbers } from './read-products-of-numbers';
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
  /** The products of the shop by the numbers of their variants; read for a file that has numbers alone. */
  productsOfNumbers(): Promise<ProductsOfNumbers>;
}

/** A file of EC-CUBE without the column by which it is known. */
const hintOf = (headings: readonly string[]): string =>
  headings.includes('商品ID') ? '（EC-CUBE のファイルなら --layout eccube を付けてください）' : '';

/** A file names products, by their codes or by the numbers of their variants, and something that changes. */
function requireHeadings(headings: readonly string[], { code, fields }: FieldColumns): void {
  const numbers = fields.variantCode.filter((heading) => headings.includes(heading));
  if (!headings.includes(code) && numbers.length === 0)
    throw new WrongHeadings(
      `見出しがありません: ${[code, ...fields.variantCode].join(' か ')}${hintOf(headings)}`,
    );
  const naming = [code, ...fields.variantCode];
  const changing = Object.values(fields)
    .flat()
    .filter((heading) => !naming.includes(heading));
  if (!headings.some((heading) => changing.includes(heading)))
    throw new WrongHeadings(
      `見出しがありません: ${fields.price.join('')} や ${fields.stock.join('')} など、変えるものの列が必要です`,
    );
}

/** Row after row; what there is to say about each is added to `remarks`. */
export async function* readRows(
  open: OpenBytes,
  { layout, conventions, productsOfNumbers }: FileReading,
  remarks: RowIssues,
): AsyncGenerator<ImportRow> {
  const firstRows = new Map<string, FirstRow>();
  let rows = 0;
  let fields: FileFields | null = null;
  let products: ProductsOfNumbers | null = null;
  for await (const streamed of streamCsv(open)) {
    const { read, columns, ...cells } = readerOf(streamed.headings, layout);
    const record = fillCodes(streamed, columns.code, cells.spareCode);
    if (record.values !== streamed.values) remarks.usedHeadings.add(cells.spareCode ?? '');
    if (record.headings.includes(OF_LIST))
      throw new WrongHeadings(
        'products list の一覧は取り込めません。products export で書き出したファイルを使ってください',
      );
    requireHeadings(record.headings, columns);
    fields ??= fieldsOf(columns, record.headings, conventions.optionNames);
    // Pictures are described by the name.
    if (fields.given.has('pictures') && !fields.given.has('name'))
      throw new WrongHeadings(
        `見出しがありません: ${fields.nameColumn}（画像の列があるファイルには必要です）`,
      );
    products ??= record.headings.includes(columns.code) ? new Map() : await productsOfNumbers();
    const prices = conventions.prices ?? cells.prices ?? conventions.sums;
    const row = new RowReader(
      record,
      { ...conventions, ...cells, prices, productsOfNumbers: products },
      remarks,
    );
    const result = read(row, firstRows);
    const first = firstRows.get(result.code);
    if (first === undefined) firstRows.set(result.code, { optionNames: result.optionNames ?? [] });
    yield { row, result, isKnown: first !== undefined, fields, columns, headings: record.headings };
    rows += 1;
    if (rows % ROWS_OF_A_TURN === 0) await nextTurn();
  }
}
