import { MalformedCsvError } from '../../csv/read-csv';
import { type OpenBytes, streamCsv } from '../../csv/stream-csv';
import type { ImportedModel, ImportedVariant, RowIssue } from './imported-model';
import { sortPictures, type RowPicture } from './sort-pictures';
import { readNativeRow } from './read-native-row';
import { readShopifyRow } from './read-shopify-row';
import { RowReader } from './row-reader';
import type { FirstRow, ModelHead, ReadResult, ReadRow } from './read-row';

export const LAYOUTS = ['native', 'shopify'] as const;
export type Layout = (typeof LAYOUTS)[number];

const READERS: Readonly<Record<Layout, { readonly read: ReadRow; readonly headings: readonly string[] }>> = {
  native: { read: readNativeRow, headings: ['code', 'name', 'price'] },
  shopify: { read: readShopifyRow, headings: ['Handle', 'Title', 'Variant Price'] },
};

/** The headings say that it is no file of products. */
class WrongHeadings extends Error {}

interface ImportRow {
  readonly row: RowReader;
  readonly result: ReadResult;
  /** The product of an earlier row. */
  readonly isKnown: boolean;
}

/** Row after row; what is wrong with each is added to `errors`. */
async function* readRows(
  open: OpenBytes,
  layout: Layout | undefined,
  errors: RowIssue[],
): AsyncGenerator<ImportRow> {
  const known = new Map<string, FirstRow>();
  for await (const record of streamCsv(open)) {
    const { read, headings } = READERS[layout ?? (record.headings.includes('Handle') ? 'shopify' : 'native')];
    const missing = headings.filter((heading) => !record.headings.includes(heading));
    if (missing.length > 0) throw new WrongHeadings(`見出しがありません: ${missing.join('、')}`);
    const row = new RowReader(record, errors);
    const first = known.get(row.text(headings[0] ?? ''));
    const result = read(row, first);
    if (first === undefined) known.set(result.code, { optionNames: result.optionNames ?? [] });
    yield { row, result, isKnown: first !== undefined };
  }
}

/** Where a picture is named. */
export type PictureReference = Pick<RowIssue, 'line' | 'field'>;

/** The result of scanning a file, before anything is written. */
export interface ImportFileSummary {
  readonly products: number;
  readonly errors: readonly RowIssue[];
  /** Every picture that is named, and where it is named first. */
  readonly pictures: ReadonlyMap<string, PictureReference>;
  /** The line on which each product's last row begins. */
  readonly lastLines: ReadonlyMap<string, number>;
}

/**
 * Scans a file of products in UTF-8 or Shift_JIS, in the given layout or the one that its headings show, and reports
 * every error by line and field. It holds only codes, numbers and picture names in memory, however long the file is.
 */
export async function scanImportFile(open: OpenBytes, layout?: Layout): Promise<ImportFileSummary> {
  const errors: RowIssue[] = [];
  const pictures = new Map<string, PictureReference>();
  const lastLines = new Map<string, number>();
  const products = new Map<string, { readonly line: number; hasVariant: boolean }>();
  const taken = { codes: new Set<string>(), keys: new Set<string>() };
  const survey = () => ({ products: products.size, errors, pictures, lastLines });
  try {
    for await (const { row, result, isKnown } of readRows(open, layout, errors)) {
      if (!isKnown) result.head();
      const product = products.get(result.code) ?? { line: row.line, hasVariant: false };
      products.set(result.code, product);
      lastLines.set(result.code, row.line);
      if (result.variant !== null) {
        product.hasVariant = true;
        checkOnce(result.variant, taken, errors);
      }
      for (const { source, field } of result.pictures)
        if (!pictures.has(source)) pictures.set(source, { line: row.line, field });
    }
  } catch (error) {
    if (error instanceof MalformedCsvError)
      errors.push({ line: error.line ?? 1, field: '', reason: 'CSV として読めません' });
    else if (error instanceof WrongHeadings) errors.push({ line: 1, field: '', reason: error.message });
    else throw error;
    return survey();
  }
  if (products.size === 0) errors.push({ line: 1, field: '', reason: '商品がありません' });
  for (const { line, hasVariant } of products.values())
    if (!hasVariant) errors.push({ line, field: '', reason: 'バリエーションがありません' });
  return survey();
}

/** Checks that need all rows: nothing occurs twice. */
function checkOnce(
  variant: ImportedVariant,
  { codes, keys }: { readonly codes: Set<string>; readonly keys: Set<string> },
  errors: RowIssue[],
): void {
  if (variant.key === '')
    errors.push({ line: variant.line, field: 'variant_key', reason: '半角英数字を含めてください' });
  else if (keys.has(variant.key) || codes.has(variant.code))
    errors.push({ line: variant.line, field: '商品番号', reason: `重複しています: ${variant.code}` });
  keys.add(variant.key);
  codes.add(variant.code);
}

/** A product of which more rows are to come. */
interface UnfinishedModel {
  readonly head: ModelHead;
  readonly variants: ImportedVariant[];
  readonly pictures: RowPicture[];
}

/** The products of a file that was looked through, each as soon as its last row is read. */
export async function* readModels(
  open: OpenBytes,
  layout: Layout | undefined,
  { lastLines }: Pick<ImportFileSummary, 'lastLines'>,
): AsyncGenerator<ImportedModel> {
  const unfinished = new Map<string, UnfinishedModel>();
  for await (const { row, result } of readRows(open, layout, [])) {
    const group = unfinished.get(result.code) ?? { head: result.head(), variants: [], pictures: [] };
    unfinished.set(result.code, group);
    group.pictures.push(...result.pictures);
    if (result.variant !== null) group.variants.push(result.variant);
    if (lastLines.get(result.code) !== row.line) continue;
    unfinished.delete(result.code);
    yield { ...group.head, variants: group.variants, pictures: sortPictures(group.pictures) };
  }
}
