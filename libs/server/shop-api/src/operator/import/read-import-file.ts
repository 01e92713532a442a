import { MalformedCsv, readCsv } from '../../csv/read-csv';
import type { ImportedModel, ImportedVariant, ImportPlan, RowRemark } from './imported-model';
import { readNativeRow } from './read-native-row';
import { readShopifyRow } from './read-shopify-row';
import { RowReader } from './row-reader';

export const LAYOUTS = ['native', 'shopify'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** A product without its variants. */
export type ModelHead = Omit<ImportedModel, 'variants'>;

/** What one row says. */
interface ReadResult {
  readonly code: string;
  /** Reads the product; asked of its first row. */
  head(): ModelHead;
  readonly variant: ImportedVariant | null;
  readonly image: string;
  readonly optionNames?: readonly string[];
}

export type ReadRow = (row: RowReader, first: ReadResult | undefined) => ReadResult;

const READERS: Readonly<Record<Layout, { readonly read: ReadRow; readonly headings: readonly string[] }>> = {
  native: { read: readNativeRow, headings: ['code', 'name', 'price'] },
  shopify: { read: readShopifyRow, headings: ['Handle', 'Title', 'Variant Price'] },
};

/**
 * Reads a file of products, in UTF-8 or Shift_JIS, in the named layout or the one that its headings show. Everything
 * that is wrong is told by line and field.
 */
export function readImportFile(bytes: Uint8Array, layout?: Layout): ImportPlan {
  const errors: RowRemark[] = [];
  const notes: RowRemark[] = [];
  const fault = (line: number, reason: string): ImportPlan => ({
    models: [],
    errors: [{ line, field: '', reason }],
    notes,
  });
  try {
    const { headings, records } = readCsv(bytes);
    const used = layout ?? (headings.includes('Handle') ? 'shopify' : 'native');
    const { read, headings: needed } = READERS[used];
    const missing = needed.filter((heading) => !headings.includes(heading));
    if (missing.length > 0) return fault(1, `見出しがありません: ${missing.join('、')}`);
    if (records.length === 0) return fault(1, '商品がありません');
    const groups = new Map<string, { head: ModelHead; first: ReadResult; variants: ImportedVariant[] }>();
    for (const record of records) {
      const row = new RowReader(record, errors);
      const known = groups.get(row.text(needed[0] ?? ''));
      const result = read(row, known?.first);
      const group = known ?? { head: result.head(), first: result, variants: [] };
      groups.set(result.code, group);
      if (result.variant !== null) group.variants.push(result.variant);
      if (result.image !== '')
        notes.push({ line: row.line, field: '画像', reason: 'ほかのサーバーの画像は取り込みません' });
    }
    const models = [...groups.values()].map(({ head, variants }) => ({ ...head, variants }));
    checkTogether(models, errors);
    return { models, errors, notes };
  } catch (error) {
    if (error instanceof MalformedCsv) return fault(error.line ?? 1, 'CSV として読めません');
    throw error;
  }
}

/** What can only be seen over all rows: nothing stands twice. */
function checkTogether(models: readonly ImportedModel[], errors: RowRemark[]): void {
  const codes = new Set<string>();
  const keys = new Set<string>();
  for (const { line, variants } of models) {
    if (variants.length === 0) errors.push({ line, field: '', reason: 'バリエーションがありません' });
    for (const variant of variants) {
      if (variant.key === '')
        errors.push({ line: variant.line, field: 'variant_key', reason: '半角英数字を含めてください' });
      else if (keys.has(variant.key) || codes.has(variant.code))
        errors.push({ line: variant.line, field: '商品番号', reason: `重複しています: ${variant.code}` });
      keys.add(variant.key);
      codes.add(variant.code);
    }
  }
}
