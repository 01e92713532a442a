import { type CsvFault, MalformedCsvError } from '../../csv/read-csv';
import type { OpenBytes } from '../../csv/stream-csv';
import type { PriceSums } from '../../pricing/price-sums';
import {
  type ImportedModel,
  type ImportedVariant,
  type RowIssue,
  type RowPlace,
  WHOLE,
} from './imported-model';
import { sortPictures, type RowPicture } from './sort-pictures';
import type { RowIssues } from './row-reader';
import { type FileReading, readRows, WrongHeadings } from './read-rows';
import { ContradictingRows } from './contradicting-rows';
import type { ModelHead, ReadResult } from './read-row';
import type { FileFields } from './import-fields';

/** Progress is told after this many rows. */
const PROGRESS_EVERY = 500;

const FAULTS: Readonly<Record<CsvFault, string>> = {
  malformed: 'CSV として読めません（文字コードは UTF-8、UTF-16、Shift_JIS のどれか）',
  quotes:
    'CSV として読めません。引用符（"）が閉じていないか、セルの途中にあります。セルの中の " は "" と書きます',
  columns: 'CSV として読めません。見出しの数より多くのセルがあります',
  empty: 'ファイルが空です',
  workbook:
    'Excel のブックは読めません。Excel で「CSV UTF-8（コンマ区切り）」として保存したファイルを使ってください',
};

/** The result of scanning a file, before anything is written. */
export interface ImportFileSummary {
  readonly products: number;
  /** The headings of columns that nothing is read of. */
  readonly unusedHeadings: readonly string[];
  readonly fields: FileFields;
  /** Whether it could be read to its end; otherwise `errors` says where it stops being a file of products. */
  readonly isComplete: boolean;
  /** Whether its prices are read as such that contain the tax. */
  readonly prices: PriceSums;
  readonly errors: readonly RowIssue[];
  /** What is read differently from what the file says. */
  readonly notes: readonly RowIssue[];
  /** Where stocks below nothing stand, which are read as none. */
  readonly oversold: readonly RowPlace[];
  /** Products whose options are not read. */
  readonly lostOptions: readonly RowPlace[];
  /** Every picture that is named, and where it is named first. */
  readonly pictures: ReadonlyMap<string, RowPlace>;
  /** The line on which each product's last row begins. */
  readonly lastLines: ReadonlyMap<string, number>;
}

/**
 * Scans a file of products in UTF-8 or Shift_JIS and reports every error by line and field. It holds only codes,
 * numbers, picture names and the beginnings of texts in memory, however long the file is. `onProgress` is told how many rows have been read.
 */
export async function scanImportFile(
  open: OpenBytes,
  reading: FileReading,
  onProgress: (rows: number) => void,
): Promise<ImportFileSummary> {
  const remarks = unheard();
  const { errors, notes, oversold, lostOptions, usedHeadings } = remarks;
  let headings: readonly string[] = [];
  let prices = reading.conventions.prices ?? reading.conventions.sums;
  const pictures = new Map<string, RowPlace>();
  const lastLines = new Map<string, number>();
  const contradicting = new ContradictingRows();
  const products = new Map<string, { readonly line: number; hasVariant: boolean }>();
  const taken = { codes: new Set<string>(), keys: new Set<string>() };
  let fields: FileFields = {
    ...{ given: new Set(), areOptionsNamed: [], codeColumn: '', nameColumn: '', variantCodeColumn: '' },
    ...{ isCodeGiven: true, priceColumn: '', optionColumn: '' },
  };
  let rows = 0;
  const survey = (isComplete: boolean) => ({
    isComplete,
    products: products.size,
    unusedHeadings: [...new Set(headings)].filter((heading) => heading !== '' && !usedHeadings.has(heading)),
    fields,
    prices,
    errors,
    notes,
    oversold,
    lostOptions,
    pictures,
    lastLines,
  });
  try {
    for await (const { row, result, isKnown, ...file } of readRows(open, reading, remarks)) {
      rows += 1;
      if (rows % PROGRESS_EVERY === 0) onProgress(rows);
      fields = file.fields;
      headings = file.headings;
      ({ prices } = row.conventions);
      if (!isKnown) result.head();
      if (result.code !== '') errors.push(...contradicting.find(row, result.code, file.columns));
      const product = products.get(result.code) ?? { line: row.line, hasVariant: false };
      products.set(result.code, product);
      lastLines.set(result.code, row.line);
      if (result.variant !== null) {
        product.hasVariant = true;
        checkOnce(result, result.variant, { taken, fields, errors });
      }
      for (const { source, field } of result.pictures)
        if (!pictures.has(source)) pictures.set(source, { line: row.line, code: result.code, field });
    }
  } catch (error) {
    if (error instanceof MalformedCsvError)
      errors.push({ ...OF_FILE, line: error.row ?? WHOLE, reason: FAULTS[error.fault] });
    else if (error instanceof WrongHeadings) errors.push({ ...OF_FILE, line: 1, reason: error.message });
    else throw error;
    return survey(false);
  }
  errors.push(...findRepeated(headings, usedHeadings));
  if (products.size === 0) errors.push({ ...OF_FILE, line: WHOLE, reason: '商品がありません' });
  for (const [code, { line, hasVariant }] of products)
    if (!hasVariant) errors.push({ line, code, field: '', reason: 'バリエーションがありません' });
  return survey(true);
}

const OF_FILE = { code: '', field: '' };

const unheard = (): RowIssues => ({
  errors: [],
  notes: [],
  oversold: [],
  lostOptions: [],
  usedHeadings: new Set(),
});

/** Columns of which only the last one would be used. */
const findRepeated = (headings: readonly string[], used: ReadonlySet<string>): readonly RowIssue[] =>
  [...new Set(headings)].flatMap((field) => {
    const columns = headings.filter((heading) => heading === field).length;
    if (columns === 1 || !used.has(field)) return [];
    return [
      { line: 1, code: '', field, reason: `同じ見出しの列が${columns}つあります。ひとつだけ残してください` },
    ];
  });

interface Checked {
  readonly taken: { readonly codes: Set<string>; readonly keys: Set<string> };
  readonly fields: FileFields;
  readonly errors: RowIssue[];
}

/** Checks that need all rows: nothing occurs twice. */
function checkOnce(
  { code }: Pick<ReadResult, 'code'>,
  variant: ImportedVariant,
  { taken: { codes, keys }, fields: { given }, errors }: Checked,
): void {
  // Its row is named for that already, and others without a code are no repetition of it.
  if (code === '') return;
  // A number that was made is none that the file gives: variants with keys keep theirs.
  const isMade = variant.isKeyGiven && !given.has('variantCode');
  if (keys.has(variant.key) || (!isMade && codes.has(variant.code)))
    errors.push({ line: variant.line, code, field: '商品番号', reason: `重複しています: ${variant.code}` });
  keys.add(variant.key);
  codes.add(variant.code);
}

/** A product of which more rows are to come. */
interface UnfinishedModel {
  readonly head: ModelHead;
  readonly variants: ImportedVariant[];
  readonly pictures: RowPicture[];
}

/** The products of a scanned file, each as soon as its last row is read. */
export async function* readModels(
  open: OpenBytes,
  reading: FileReading,
  { lastLines }: Pick<ImportFileSummary, 'lastLines'>,
): AsyncGenerator<ImportedModel> {
  const unfinished = new Map<string, UnfinishedModel>();
  for await (const { row, result } of readRows(open, reading, unheard())) {
    const group = unfinished.get(result.code) ?? { head: result.head(), variants: [], pictures: [] };
    unfinished.set(result.code, group);
    group.pictures.push(...result.pictures);
    if (result.variant !== null) group.variants.push(result.variant);
    if (lastLines.get(result.code) !== row.line) continue;
    unfinished.delete(result.code);
    yield { ...group.head, variants: group.variants, pictures: sortPictures(group.pictures) };
  }
}
